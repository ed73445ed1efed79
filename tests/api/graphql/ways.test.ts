import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { GraphQLClient } from "#tests/kit/gql";
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

const REQUEST_ID = /"requestId":"[^"]+"/g;
/** A document is compiled when it comes for the third time. */
const OFTEN = 4;

test.each<[string, string, () => object]>([
  ["the feed", "FeedPage", () => ({ first: 10 })],
  ["a page of another size", "FeedPage", () => ({ first: 3 })],
  ["an empty page size", "FeedPage", () => ({ first: null })],
  ["a page that is too large", "FeedPage", () => ({ first: 51 })],
  ["a page size that is no number", "FeedPage", () => ({ first: "ten" })],
  ["a cursor of nobody's", "FeedPage", () => ({ first: 10, after: "bm9ib2R5" })],
  ["the posts of a member", "AllPosts", () => ({ first: 5, username: ada.username })],
  ["the posts of no member", "AllPosts", () => ({ first: 5, username: "nobody_at_all" })],
  ["a missing variable", "AllPosts", () => ({ first: 5 })],
])("%s is answered the same in each way", async (_, name, variables) => {
  const { hash, text } = documentOf(name);
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const answers = [await gql.send({ variables: variables(), extensions }, bo.token)];
  for (let i = 0; i < OFTEN; i++) answers.push(await gql.send({ query: text, variables: variables() }, bo.token));
  const origin = { origin: app.url };
  answers.push(await gql.send({ query: text, variables: variables() }, bo.token, origin));
  const [first, ...others] = answers.map(({ status, text: body }) => ({
    status,
    body: body.trimEnd().replace(REQUEST_ID, ""),
  }));
  for (const other of others) expect(other).toEqual(first);
});
