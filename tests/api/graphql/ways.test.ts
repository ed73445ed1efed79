import { readFileSync } from "node:fs";
import { getIntrospectionQuery } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { EVERYTHING_TAB, GraphQLClient } from "#tests/kit/gql";
import { people, type Person } from "#tests/kit/people";

/*
 * A document of the client reaches its resolvers in four ways: by its hash, as text in graphql-js, as text that was
 * compiled because it came often, and as text of a web page through Express. Whoever sends it, the answer is the same,
 * byte by byte.
 */

const app = await startApp();
const gql = new GraphQLClient(app);
const manifest = JSON.parse(readFileSync("client/gql/persisted-documents.json", "utf8")) as Record<string, string>;

function documentOf(name: string): { hash: string; text: string } {
  const found = Object.entries(manifest).find(([, text]) => new RegExp(`(?:query|mutation) ${name}\\b`).test(text));
  if (!found) throw new Error(`The client has no document ${name}.`);
  return { hash: found[0], text: found[1] };
}

let ada: Person;
let bo: Person;
let postId = "";

beforeAll(async () => {
  ({ ada, bo } = await people(app));
  for (let i = 0; i < 12; i++) postId = String((await ada.posts(`Idea ${i} #ways`)).id);
  await bo.send(`/api/posts/${postId}/like`);
});

/** What differs between answers: the id of a request, and the cost, which only authors of clients are interested in. */
const DIFFERING = /"requestId":"[^"]+"|,"extensions":\{"cost":.*\}\}(?=\}$)/g;
/** A document is compiled when it comes for the third time. */
const OFTEN = 4;

test.each<[string, string, () => object]>([
  ["the feed", "FeedPage", () => ({ ...EVERYTHING_TAB, first: 10 })],
  ["a page of another size", "FeedPage", () => ({ ...EVERYTHING_TAB, first: 3 })],
  ["an empty page size", "FeedPage", () => ({ ...EVERYTHING_TAB, first: null })],
  ["a page that is too large", "FeedPage", () => ({ ...EVERYTHING_TAB, first: 51 })],
  ["a page size that is no number", "FeedPage", () => ({ ...EVERYTHING_TAB, first: "ten" })],
  ["a cursor of nobody's", "FeedPage", () => ({ ...EVERYTHING_TAB, first: 10, after: "bm9ib2R5" })],
  ["the posts of a member", "AllPosts", () => ({ first: 5, username: ada.username })],
  ["the posts of no member", "AllPosts", () => ({ first: 5, username: "nobody_at_all" })],
  ["a missing variable", "AllPosts", () => ({ first: 5 })],
])("%s is answered the same in each way", async (_, name, variables) => {
  const { hash, text } = documentOf(name);
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const answers: Awaited<ReturnType<typeof gql.send>>[] = [];
  for (let i = 0; i < OFTEN; i++) answers.push(await gql.send({ variables: variables(), extensions }, bo.token));
  for (let i = 0; i < OFTEN; i++) answers.push(await gql.send({ query: text, variables: variables() }, bo.token));
  const origin = { origin: app.url };
  answers.push(await gql.send({ query: text, variables: variables() }, bo.token, origin));
  const [first, ...others] = answers.map(({ status, text: body }) => ({
    status,
    body: body.trimEnd().replace(DIFFERING, ""),
  }));
  for (const other of others) expect(other).toEqual(first);
});

test.each<[string, string, object]>([
  ["the schema", getIntrospectionQuery({ inputValueDeprecation: true }), {}],
  [
    "a document with aliases, directives and fragments",
    `query Q($with: Boolean!, $id: ID = "1") {
      mine: feed(first: 2) { edges { node { ...Named body: content @include(if: $with) author { name } } } }
      ... on Query { feed(first: 1) { totalCount @skip(if: $with) } post(id: $id) { __typename ...Named } }
    }
    fragment Named on Post { id tags createdAt visibility author { username } }`,
    { with: true },
  ],
  [
    "the bounds of a page",
    `query Q { feed(first: 3) { pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor } } }`,
    {},
  ],
  [
    "a document whose fields fail",
    `query Q { post(id: "0") { id } user(username: "") { id } tag(name: "") { name } }`,
    {},
  ],
  ["a mutation that fails", `mutation M { setLiked(id: "999999999", liked: true) { id } }`, {}],
])("%s is answered the same when it is compiled", async (_, query, variables) => {
  const answers: string[] = [];
  for (let i = 0; i <= OFTEN; i++) {
    const { status, text } = await gql.send({ query, variables }, bo.token);
    answers.push(`${status} ${text.trimEnd().replace(DIFFERING, "")}`);
  }
  expect(new Set(answers).size, answers.join("\n").slice(0, 2_000)).toBe(1);
  expect(answers[0]).toMatch(/^200 .*"data":/s);
});

test.each<[string, object]>([
  ["an operation that the document does not have", { operationName: "Other" }],
  ["no operation of several", {}],
])("a document that names %s runs nothing", async (_, named) => {
  const like = `setLiked(id: "${postId}", liked: false) { id }`;
  const query = `mutation One { ${like} } ${"operationName" in named ? "" : `mutation Two { ${like} }`}`;
  for (let i = 0; i < OFTEN; i++) {
    const { status, code } = await gql.send({ query, ...named }, bo.token);
    expect([status, code]).toEqual([400, "OPERATION_RESOLUTION_FAILURE"]);
  }
  const { post } = await bo.query<{ post: { liked: boolean } }>(`query Q { post(id: "${postId}") { liked } }`);
  expect(post.liked).toBe(true);
});
