import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { join } from "#tests/kit/people";

/** Each request has a moment; what is slow below takes longer, and ends before PostgreSQL would end it. */
const app = await startApp({}, { admission: { requestMs: 1_500 } });
const ada = await join(app, "Ada");
const { id } = await ada.posts("An idea");
const manifest = JSON.parse(readFileSync("client/gql/persisted-documents.json", "utf8")) as Record<string, string>;

/** Returns the hash of our client's document that begins so. */
function hashOf(beginning: string): string {
  for (const [hash, text] of Object.entries(manifest))
    if (text.includes(`${beginning} `) || text.includes(`${beginning}(`)) return hash;
  throw new Error(`The client has no ${beginning}.`);
}

const byHash = (beginning: string, variables: object = {}) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(beginning) } },
});

const MUTED = "{ viewer { muted { user { id } } } }";
const COMMENT = `mutation ($id: ID!) { addComment(postId: $id, content: "Well said") { id } }`;
const headers = {
  authorization: `Bearer ${ada.token}`,
  accept: "application/json",
  "content-type": "application/json",
};

const graphql = (body: object) =>
  fetch(new URL("/graphql", app.url), { method: "POST", headers, body: JSON.stringify(body) });

/** Checks that an answer says in the form of its face that the time was over. */
async function isLate(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  const message = expect.stringContaining("took too long");
  expect(await answer.json()).toEqual(
    new URL(answer.url).pathname === "/graphql"
      ? { errors: [{ message, extensions: { code: "SERVICE_UNAVAILABLE", retryAfter: 1 } }] }
      : { success: false, code: "SERVICE_UNAVAILABLE", message },
  );
}

/** The sessions of the server that run a statement, or are within a transaction. */
const working = async () =>
  (
    await app.sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and backend_type = 'client backend'`
  ).length;

/** The number of slow statements that came to their end; a sequence counts those of a transaction that is rolled back, too. */
async function finished(): Promise<number> {
  const [row] = await app.sql<
    { ends: number }[]
  >`select case when is_called then last_value else 0 end::int as ends from ends`;
  return row?.ends ?? -1;
}

beforeAll(async () => {
  await app.sql`create sequence ends`;
});

describe("reads that take too long", () => {
  beforeAll(async () => {
    await app.sql`alter table mutes rename to kept_mutes`;
    await app.sql`create view mutes as
      with pause as materialized (select pg_sleep(4.5), nextval('ends') as ended)
      select kept_mutes.* from kept_mutes where (select max(ended) from pause) > 0`;
  });
  afterAll(async () => {
    await app.sql`drop view mutes`;
    await app.sql`alter table kept_mutes rename to mutes`;
  });

  test.each([
    ["a call of REST", () => fetch(new URL("/api/users/muted", app.url), { headers })],
    ["a document by hash", () => graphql(byHash("query MutedPeople"))],
    ["a document as text", () => graphql({ query: MUTED })],
    ["a document by GET", () => fetch(new URL(`/graphql?query=${encodeURIComponent(MUTED)}`, app.url), { headers })],
  ])("%s is answered at its deadline, and its statement is cancelled", async (_, ask) => {
    await isLate(await ask());
    await eventually(async () => expect(await working()).toBe(0));
    expect(await finished()).toBe(0);
  });
});

describe("writes of which each takes a moment", () => {
  const everyTable = async (command: (table: string) => string) => {
    for (const { tablename } of await app.sql<
      { tablename: string }[]
    >`select tablename from pg_tables where schemaname = 'public'`)
      await app.sql.unsafe(command(tablename));
  };
  beforeAll(async () => {
    await app.sql`create function pause() returns trigger language plpgsql as $$ begin perform pg_sleep(0.7); return null; end $$`;
    await everyTable(
      (table) => `create trigger pause after insert or update or delete on ${table} execute function pause()`,
    );
  });
  afterAll(() => everyTable((table) => `drop trigger pause on ${table}`));

  test.each([
    [
      "a call of REST",
      () => {
        const body = JSON.stringify({ content: "Well said" });
        return fetch(new URL(`/api/posts/${id}/comments`, app.url), { method: "POST", headers, body });
      },
    ],
    ["a document by hash", () => graphql(byHash("mutation AddComment", { postId: String(id), content: "Well said" }))],
    ["a document as text", () => graphql({ query: COMMENT, variables: { id } })],
  ])("%s is answered at its deadline, and stores nothing afterwards", async (_, ask) => {
    await isLate(await ask());
    await eventually(async () => expect(await working()).toBe(0));
    expect((await app.sql`select from comments`).length).toBe(0);
  });
});
