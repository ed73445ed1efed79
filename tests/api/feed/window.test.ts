import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { type Instance, startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { befriend, members, PASSWORD, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { EVERYTHING_TAB } from "#tests/kit/gql";

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

const manifest = JSON.parse(readFileSync("client/gql/persisted-documents.json", "utf8")) as Record<string, string>;
const [HASH = "", PAGE = ""] = Object.entries(manifest).find(([, text]) => /query FeedPage\b/.test(text)) ?? [];

/** A document of the client by its hash, or as the text that Apollo answers. */
const WAYS = {
  hash: { extensions: { persistedQuery: { version: 1, sha256Hash: HASH } } },
  text: { query: PAGE },
};

interface Feed {
  feed: { pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

async function pageAfter(
  reader: Person,
  after: string | null,
  { first, way }: { first: number; way: keyof typeof WAYS },
) {
  const { data, text } = await reader.gql.send<Feed>(
    { variables: { ...EVERYTHING_TAB, first, after }, ...WAYS[way] },
    reader.token,
  );
  if (!data) throw new Error(`The feed answered ${text}`);
  // Only a document that was sent as text has its cost in its answer.
  const answer = text.trimEnd().replace(/,"extensions":\{"cost":.*\}\}(?=\}$)/, "");
  return { text: answer, ...data.feed.pageInfo };
}

/** Everything that a member's feed shows on an instance; addresses have the port of the instance. */
async function pagesOf(who: Person, instance: Instance, way: keyof typeof WAYS): Promise<string> {
  const reader = who.at(instance);
  const texts: string[] = [];
  for (const first of [4, 50]) {
    for (let after: string | null = null, isMore = true; isMore;) {
      const page = await pageAfter(reader, after, { first, way });
      texts.push(page.text);
      ({ endCursor: after, hasNextPage: isMore } = page);
    }
  }
  for (const query of ["", "?scope=everything", "?scope=following"])
    texts.push((await reader.get(`/api/feed${query}`)).text);
  return texts.join("\n").replaceAll(instance.url, "").replaceAll(`localhost:${instance.port}`, "");
}

/** Compares what members read on both servers in all ways. */
async function expectSameFor(people: readonly Person[], after = ""): Promise<void> {
  for (const who of people) {
    const expected = await pagesOf(who, exact, "text");
    expect(await pagesOf(who, app, "hash"), `by hash${after}, to ${who.name}`).toBe(expected);
    expect(await pagesOf(who, app, "text"), `as text${after}, to ${who.name}`).toBe(expected);
  }
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
    ["a like", () => act(cy, `setLiked(id: ${post.id}, liked: true) { id }`)],
    ["a like of a post for bonds", () => act(bo, `setLiked(id: ${shared.id}, liked: true) { id }`)],
    ["a like over REST", () => dee.send(`/api/posts/${pictured.id}/like`)],
    ["a bookmark", () => act(cy, `setBookmarked(id: ${post.id}, bookmarked: true) { id }`)],
    ["a comment over REST", () => bo.comments(post, "Another comment")],
    ["an edit", () => act(ada, `updatePost(id: ${post.id}, input: { content: "Edited #twice" }) { id }`)],
    ["a mute", () => act(dee, `mute(id: ${bo.id}) { id }`)],
    ["a block", () => act(cy, `block(id: ${dee.id}) { id }`)],
    ["a block by the author", () => act(ada, `block(id: ${cy.id}) { id }`)],
    ["the end of that block", () => act(ada, `unblock(id: ${cy.id}) { id }`)],
    ["the end of the mute", () => act(dee, `unmute(id: ${bo.id}) { id }`)],
    ["a new bond", () => befriend(cy, ada)],
    ["the end of a bond", () => act(ada, `removeBond(id: ${bo.id}) { id }`)],
    ["a new name", () => act(ada, `updateProfile(input: { name: "Ada Lovelace" }) { id }`)],
    ["an invisible author", () => act(bo, `updateSettings(input: { showOnline: false }) { showOnline }`)],
    ["a deleted comment", () => act(cy, `deleteComment(id: ${comment.id}) { id }`)],
    ["a post for bonds only", () => act(ada, `updatePost(id: ${post.id}, input: { visibility: BONDS }) { id }`)],
    ["a public post again", () => act(ada, `updatePost(id: ${post.id}, input: { visibility: PUBLIC }) { id }`)],
    ["a deleted post", () => act(ada, `deletePost(id: ${post.id})`)],
  ];
  for (const [name, doIt] of acts) {
    await doIt();
    await expectSameFor(everybody, ` after ${name}`);
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

test("what happens on another process is shown at once", async () => {
  await expectSameFor([dee]);
  const post = await bo.at(exact).posts("Written elsewhere");
  await act(cy.at(exact), `setLiked(id: ${post.id}, liked: true) { id }`);
  await act(cy.at(exact), `updateProfile(input: { name: "Cy the Second" }) { id }`);
  await expectSameFor([dee], " after acts elsewhere");
  await act(bo.at(exact), `block(id: ${dee.id}) { id }`);
  expect(await pagesOf(dee, app, "hash")).not.toContain("Written elsewhere");
  await act(bo.at(exact), `unblock(id: ${dee.id}) { id }`);
});

test("a page of remembered posts costs one small statement", async () => {
  const confirms = expect.stringContaining("'asked' as kind");
  const readingAfter = async (who: Person, doIt: () => Promise<unknown>) => {
    await pagesOf(who, app, "hash");
    await doIt();
    app.statements.length = 0;
    await who.query("query Page { feed { edges { node { id likesCount } } } }");
    return app.statements.filter((statement) => /'asked' as kind|from "posts"|join "posts"/.test(statement));
  };
  await act(cy, `unblock(id: ${dee.id}) { id }`);
  const post = await ada.posts("Read by many");
  // An author who is active meanwhile is read anew, as everything of a post that has changed.
  await eventually(async () =>
    expect(await readingAfter(cy, () => act(cy, `setLiked(id: ${post.id}, liked: true) { id }`))).toEqual([confirms]),
  );
  // What has changed is read from the database once, and remembered again.
  const edit = () => act(ada, `updatePost(id: ${post.id}, input: { content: "Edited" }) { id }`);
  expect(await readingAfter(cy, edit)).toContainEqual(expect.stringContaining('"posts"."content"'));
});

test("Everything is remembered by its places, and whose own posts have others reads them there", async () => {
  await app.sql`update users set has_standing = true where id = any(${[ada.id, cy.id]}::bigint[])`;
  for (let i = 0; i < 4; i++) {
    for (const who of [ada, bo, cy, dee]) await who.posts(`Placed ${i} by ${who.name}`);
    await expectSameFor(everybody, ` in round ${i}`);
  }
  await app.sql`update users set has_standing = false`;
});

test("posts of a deleted account are gone", async () => {
  await act(bo, `deleteAccount(password: "${PASSWORD}")`);
  await expectSameFor([ada, cy, dee]);
});
