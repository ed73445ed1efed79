import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "graphql";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { EVERYTHING_TAB, GraphQLClient } from "#tests/kit/gql";
import { people } from "#tests/kit/people";

const app = await startApp();
const gql = new GraphQLClient(app);

const manifest = JSON.parse(readFileSync("client/gql/persisted-documents.json", "utf8")) as Record<string, string>;
const byHash = (hash: string, variables: object = {}, operationName?: string) => ({
  operationName,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
});

/** Returns the client's document that reads the feed, and its hash. */
function feedDocument(): { hash: string; text: string } {
  for (const [hash, text] of Object.entries(manifest)) if (/query FeedPage\(/.test(text)) return { hash, text };
  throw new Error("the client has no document that reads the feed");
}

test("every document of the client is in the manifest under its own hash", () => {
  expect(Object.keys(manifest).length).toBeGreaterThan(5);
  for (const [hash, text] of Object.entries(manifest)) {
    expect(createHash("sha256").update(text).digest("hex")).toBe(hash);
    expect(() => parse(text)).not.toThrow();
  }
});

test("a hash has the same answer, byte by byte, as the full text", async () => {
  const { ada, bo } = await people(app);
  for (let i = 0; i < 3; i++) {
    const post = await ada.posts(`Trusted ${i} #tag`);
    await bo.send(`/api/posts/${post.id}/like`);
    await bo.comments(post, "Hello");
  }
  const { hash, text } = feedDocument();
  const variables = { ...EVERYTHING_TAB, first: 10 };
  const [short, long] = [
    await gql.send(byHash(hash, variables), bo.token),
    await gql.send({ query: text, variables }, bo.token),
  ];
  expect(short.status).toBe(200);
  expect(short.errors).toEqual([]);
  // Only the authors of clients are interested in the cost.
  expect(short.text.trimEnd()).toBe(long.text.trimEnd().replace(/,"extensions":\{"cost":.*\}\}(?=\}$)/, ""));
  expect(short.headers.get("content-type")).toBe(long.headers.get("content-type"));
  expect(short.headers.get("x-request-id")).toMatch(/\S+/);
});

test("an unknown hash is refused in the standard way, so that the client sends the text", async () => {
  for (const hash of ["0".repeat(64), "toString", "__proto__", ""]) {
    const answer = await gql.send(byHash(hash));
    expect(answer.errors[0]?.message, hash).toMatch(/PersistedQueryNotFound|hash/i);
    expect(answer.data).toBeNull();
  }
  const unknown = await gql.send(byHash("0".repeat(64)));
  expect(unknown.errors).toEqual([
    expect.objectContaining({
      message: "PersistedQueryNotFound",
      extensions: expect.objectContaining({ code: "PERSISTED_QUERY_NOT_FOUND" }),
    }),
  ]);
});

test("the text that comes with a hash is executed, and never stored as the document of that hash", async () => {
  const { ada } = await people(app);
  const { hash } = feedDocument();
  const query = "{ viewer { email } }";
  const both = await gql.send({ ...byHash(hash), query }, ada.token);
  if (both.errors.length === 0) expect(both.data).toEqual({ viewer: { email: ada.email } });
  const again = await gql.send(byHash(createHash("sha256").update(query).digest("hex")), ada.token);
  expect(again.errors[0]?.message).toBe("PersistedQueryNotFound");
});

test("trusted documents have the limits, the sign-in and the error masks of all others", async () => {
  const { ada } = await people(app);
  const { hash, text } = feedDocument();
  expect((await gql.send(byHash(hash, { ...EVERYTHING_TAB, first: 51 }), ada.token)).code).toBe("BAD_USER_INPUT");
  expect((await gql.send(byHash(hash, { ...EVERYTHING_TAB, first: "ten" }), ada.token)).status).toBe(400);
  expect((await gql.send(byHash(hash, { ...EVERYTHING_TAB, first: 10, after: "nonsense" }), ada.token)).code).toBe(
    "BAD_USER_INPUT",
  );
  const guest = await gql.send(byHash(hash, { ...EVERYTHING_TAB, first: 10 }));
  const guestByText = await gql.send({ query: text, variables: { ...EVERYTHING_TAB, first: 10 } });
  expect([guest.status, guest.code]).toEqual([guestByText.status, guestByText.code]);
});
