import { beforeAll, expect, inject, test, vi } from "vitest";
import { startApp } from "#tests/kit/app";
import { relayTo } from "#tests/kit/database/relay";
import { eventually } from "#tests/kit/eventually";
import { members, type Person } from "#tests/kit/people";

/*
 * Two processes on one database. One of them remembers the newest posts, and hears nothing of the other: its connection
 * for messages is frozen, as when the network has lost it. What a viewer reads there is right at once nevertheless.
 */

// The library of jobs prints each lost connection itself, also once the file has ended and nobody reads its console.
vi.spyOn(console, "trace").mockImplementation(() => {});

const other = await startApp({ feedWindow: 0 });
const url = new URL(inject("clusterUrl"));
url.pathname = `/${other.sql.options.database}`;
const messages = await relayTo(url.href);
const app = await other.another({ feedWindow: 5_000, databaseDirectUrl: messages.url });

let ada: Person;
let bo: Person;
let cy: Person;
let dee: Person;

beforeAll(async () => {
  const [first, second, third, fourth] = await members(other, ["Ada", "Bo", "Cy", "Dee"]);
  if (!first || !second || !third || !fourth) throw new Error("Four members are needed.");
  // Each writes on the other process, and reads on the one that remembers.
  [ada, bo, cy, dee] = [first, second, third, fourth];
  for (let at = 0; at < 12; at++) await ada.posts(`Idea ${at}`);
  await pageOf(bo);
  messages.freeze();
  return async () => {
    messages.thaw();
    await app.close();
    await messages.close();
  };
});

const PAGE = `query Page { feed { edges { node {
  id content liked likesCount commentsCount author { name isOnline }
} } } }`;

interface Post {
  id: string;
  content: string;
  liked: boolean;
  likesCount: number;
  commentsCount: number;
  author: { name: string; isOnline: boolean };
}

/** The first page as somebody reads it on the process that remembers. */
async function pageOf(who: Person): Promise<Post[]> {
  const { feed } = await who.at(app).query<{ feed: { edges: { node: Post }[] } }>(PAGE);
  return feed.edges.map(({ node }) => node);
}

const postOf = async (who: Person, { id }: { id: number }) =>
  (await pageOf(who)).find((post) => post.id === String(id));

const act = (who: Person, mutation: string) => who.query(`mutation Act { ${mutation} }`);

/** Has everybody read a page from memory. */
async function remembered(people: readonly Person[]): Promise<void> {
  for (const who of people) await pageOf(who);
  for (const who of people) await pageOf(who);
}

test("what a viewer does not see is counted in the moment of the counts: it is never told, and never below zero", async () => {
  const post = await ada.posts("Liked by somebody whom Bo blocked");
  await act(bo, `block(id: ${cy.id}) { id }`);
  await remembered([bo, dee]);
  const writing = { isOver: false };
  const end = (async () => {
    for (let at = 0; at < 12; at++) {
      await act(cy, `setLiked(id: ${post.id}, liked: true) { id }`);
      const comment = await cy.comments(post, "A comment that Bo does not see");
      await act(cy, `setLiked(id: ${post.id}, liked: false) { id }`);
      await act(cy, `deleteComment(id: ${comment.id}) { id }`);
    }
    writing.isOver = true;
  })();
  const seen = new Set<string>();
  while (!writing.isOver) {
    const one = await postOf(bo, post);
    seen.add(`${one?.likesCount} ${one?.commentsCount}`);
  }
  await end;
  expect([...seen]).toEqual(["0 0"]);
  await act(bo, `unblock(id: ${cy.id}) { id }`);
});

test("what a member did elsewhere is in their next page: flags and counts alike", async () => {
  const post = await ada.posts("To be liked");
  await remembered([bo]);
  await act(bo, `setLiked(id: ${post.id}, liked: true) { id }`);
  expect(await postOf(bo, post)).toMatchObject({ liked: true, likesCount: 1 });
  await bo.comments(post, "And commented");
  expect(await postOf(bo, post)).toMatchObject({ liked: true, likesCount: 1, commentsCount: 1 });
  await act(bo, `setLiked(id: ${post.id}, liked: false) { id }`);
  expect(await postOf(bo, post)).toMatchObject({ liked: false, likesCount: 0, commentsCount: 1 });
  await act(ada, `updateProfile(input: { name: "Ada Lovelace" }) { id }`);
  expect((await postOf(ada, post))?.author.name).toBe("Ada Lovelace");
  const own = await bo.posts("Written elsewhere");
  expect((await pageOf(bo))[0]?.id).toBe(String(own.id));
  await act(bo, `updatePost(id: ${own.id}, input: { content: "Edited elsewhere" }) { id }`);
  expect((await postOf(bo, own))?.content).toBe("Edited elsewhere");
});

test("a post that is gone is never shown to who had no right to it", async () => {
  await act(ada, `block(id: ${dee.id}) { id }`);
  const post = await ada.posts("Not for Dee");
  await remembered([bo, dee]);
  expect(await postOf(bo, post)).toBeDefined();
  await act(ada, `deletePost(id: ${post.id})`);
  await act(ada, `unblock(id: ${dee.id}) { id }`);
  expect(await postOf(dee, post)).toBeUndefined();
  expect(await postOf(bo, post)).toBeUndefined();
});

test("a post that is for others from now on is shown to nobody else", async () => {
  const post = await ada.posts("Public at first");
  await remembered([bo, dee]);
  await act(ada, `updatePost(id: ${post.id}, input: { visibility: BONDS }) { id }`);
  expect(await postOf(dee, post)).toBeUndefined();
  expect(await postOf(ada, post)).toBeDefined();
});

test("members who hide when they are online soon see nobody online, and nobody sees them", async () => {
  const post = await ada.posts("By somebody who is online");
  await other.sql`update users set last_active_at = now() where id = any(${[ada.id, bo.id]}::bigint[])`;
  await eventually(async () => expect((await postOf(bo, post))?.author.isOnline).toBe(true));
  await act(bo, `updateSettings(input: { showOnline: false }) { showOnline }`);
  // Whoever hears no message of Bo's choice knows of it a few seconds later.
  await eventually(async () => expect((await postOf(bo, post))?.author.isOnline).toBe(false));
  expect((await postOf(cy, post))?.author.isOnline).toBe(true);
  await act(ada, `updateSettings(input: { showOnline: false }) { showOnline }`);
  expect((await postOf(cy, post))?.author.isOnline).toBe(false);
});
