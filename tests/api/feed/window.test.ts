import { beforeAll, expect, test } from "vitest";
import { type Instance, startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { befriend, members, PASSWORD, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";

/*
 * The newest posts are remembered for all viewers. Beside this server another one on the same database remembers
 * nothing: whatever anybody does, both give everybody the same pages, byte by byte, whichever way they are read.
 */

const app = await startApp();
const exact = await app.another({ feedWindow: 0 });

let everybody: Person[] = [];
let ada: Person;
let bo: Person;
let cy: Person;
let dee: Person;

beforeAll(async () => {
  everybody = await members(app, ["Ada", "Bo", "Cy", "Dee"]);
  const [first, second, third, fourth] = everybody;
  if (!first || !second || !third || !fourth) throw new Error("Four members are needed.");
  [ada, bo, cy, dee] = [first, second, third, fourth];
  await befriend(ada, bo);
  for (const [at, who] of [ada, bo, cy, dee, ada, bo, cy, dee, ada, bo, cy, dee].entries())
    await who.posts(`Idea ${at} #window`, { visibility: at % 3 === 0 ? "bonds" : "public" });
});

const PAGE = `query Page($first: Int!, $after: String) { feed(first: $first, after: $after) {
  edges { cursor node { id title content tags visibility liked likesCount bookmarked bookmarksCount commentsCount canEdit
    createdAt updatedAt editedAt media { url } group { id name slug } author { id name username isOnline avatar { url } } } }
  pageInfo { hasNextPage endCursor } totalCount } }`;

interface Feed {
  feed: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

async function pageAfter(reader: Person, first: number, after: string | null) {
  const { data, text } = await reader.ask<Feed>(PAGE, { first, after });
  if (!data) throw new Error(`The feed answered ${text}`);
  return { text, ...data.feed.pageInfo };
}

/** Everything that a member's feed shows on an instance, over both faces; addresses have the port of the instance. */
async function pagesOf(who: Person, instance: Instance): Promise<string> {
  const reader = who.at(instance);
  const texts: string[] = [];
  for (const first of [4, 50]) {
    for (let after: string | null = null, isMore = true; isMore;) {
      const page = await pageAfter(reader, first, after);
      texts.push(page.text);
      ({ endCursor: after, hasNextPage: isMore } = page);
    }
  }
  texts.push((await reader.get("/api/feed")).text);
  return texts.join("\n").replaceAll(instance.url, "").replaceAll(`localhost:${instance.port}`, "");
}

async function expectSameFor(people: readonly Person[]): Promise<void> {
  for (const who of people) expect(await pagesOf(who, app), who.name).toBe(await pagesOf(who, exact));
}

const act = <T>(who: Person, mutation: string) => who.query<T>(`mutation Act { ${mutation} }`);

test("everybody reads what everybody else has just done", async () => {
  const post = await ada.posts("A public idea");
  const shared = await ada.posts("For bonds", { visibility: "bonds" });
  const pictured = await bo.posts("", { media_ids: [(await bo.uploads(await pictures.png())).id] });
  const comment = await cy.comments(post, "A comment");
  await dee.comments(post, "A reply", comment);
  const acts: [string, () => Promise<unknown>][] = [
    ["posts are there", () => Promise.resolve()],
    ["a like", () => act(cy, `setLiked(postId: ${post.id}, liked: true) { id }`)],
    ["a like of a post for bonds", () => act(bo, `setLiked(postId: ${shared.id}, liked: true) { id }`)],
    ["a like over REST", () => dee.send(`/api/posts/${pictured.id}/like`)],
    ["a bookmark", () => act(cy, `setBookmarked(postId: ${post.id}, bookmarked: true) { id }`)],
    ["a comment over REST", () => bo.comments(post, "Another comment")],
    ["an edit", () => act(ada, `updatePost(id: ${post.id}, input: { content: "Edited #twice" }) { id }`)],
    ["a mute", () => act(dee, `mute(userId: ${bo.id}) { id }`)],
    ["a block", () => act(cy, `block(userId: ${dee.id}) { id }`)],
    ["a block by the author", () => act(ada, `block(userId: ${cy.id}) { id }`)],
    ["the end of that block", () => act(ada, `unblock(userId: ${cy.id}) { id }`)],
    ["the end of the mute", () => act(dee, `unmute(userId: ${bo.id}) { id }`)],
    ["a new bond", () => befriend(cy, ada)],
    ["the end of a bond", () => act(ada, `removeBond(userId: ${bo.id}) { id }`)],
    ["a new name", () => act(ada, `updateProfile(input: { name: "Ada Lovelace" }) { id }`)],
    ["an invisible author", () => act(bo, `updateSettings(input: { showOnline: false }) { showOnline }`)],
    ["a deleted comment", () => act(cy, `deleteComment(id: ${comment.id}) { id }`)],
    ["a post for bonds only", () => act(ada, `updatePost(id: ${post.id}, input: { visibility: BONDS }) { id }`)],
    ["a public post again", () => act(ada, `updatePost(id: ${post.id}, input: { visibility: PUBLIC }) { id }`)],
    ["a deleted post", () => act(ada, `deletePost(id: ${post.id})`)],
  ];
  for (const [name, doIt] of acts) {
    await doIt();
    for (const who of everybody)
      expect(await pagesOf(who, app), `${name}, to ${who.name}`).toBe(await pagesOf(who, exact));
  }
});

test("a post in a group is shown with the group's name, and a private group's only in the group", async () => {
  for (const visibility of ["public", "private"]) {
    const { body } = await ada.send<{ group: { id: number } }>("/api/groups", {
      name: `Cellar ${visibility} ${ada.username}`,
      description: "For members",
      category: "Technology",
      visibility,
    });
    await ada.posts(`In a ${visibility} group`, { group_id: body.group.id });
    await expectSameFor(everybody);
    await act(ada, `updateGroup(id: ${body.group.id}, input: { name: "Attic ${visibility} ${ada.username}" }) { id }`);
    await expectSameFor(everybody);
  }
});

test("more new posts than a page has follow each other without a gap", async () => {
  for (let i = 0; i < 70; i++)
    await [bo, cy][i % 2]?.posts(`More ${i}`, { visibility: i % 5 === 0 ? "bonds" : "public" });
  await expectSameFor(everybody);
});

test("what happens on another process is shown within a second", async () => {
  await expectSameFor([dee]);
  const post = await bo.at(exact).posts("Written elsewhere");
  await act(cy.at(exact), `setLiked(postId: ${post.id}, liked: true) { id }`);
  await act(cy.at(exact), `updateProfile(input: { name: "Cy the Second" }) { id }`);
  const expected = await pagesOf(dee, exact);
  await eventually(async () => expect(await pagesOf(dee, app)).toBe(expected));
  await act(bo.at(exact), `block(userId: ${dee.id}) { id }`);
  // A block counts at once, wherever it happened.
  expect(await pagesOf(dee, app)).not.toContain("Written elsewhere");
  await act(bo.at(exact), `unblock(userId: ${dee.id}) { id }`);
});

test("a page of remembered posts costs one small statement", async () => {
  const read = () => cy.query(PAGE.replace("totalCount", ""), { first: 10 });
  await act(cy, `unblock(userId: ${dee.id}) { id }`);
  await read();
  app.statements.length = 0;
  await read();
  expect(app.statements.filter((statement) => !/"sessions"/.test(statement))).toEqual([
    expect.stringContaining("'liked' as kind"),
  ]);
});

test("posts of a deleted account are gone", async () => {
  await act(bo, `deleteAccount(password: "${PASSWORD}")`);
  await expectSameFor([ada, cy, dee]);
});
