import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { READ_LIMITS } from "#server/core/limits";
import { startApp } from "#tests/kit/app";
import { eventually, repeatUntil } from "#tests/kit/eventually";
import { Listener } from "#tests/kit/live";
import { members } from "#tests/kit/people";

const app = await startApp({ rateLimits: true, trustProxy: 1 }, { documentMs: 3_000 });
const [ada, bo] = await members(app, ["Ada", "Bo"]);
if (!ada || !bo) throw new Error("Nobody has joined.");

/**
 * Lets each read of a table take longer than a document may, and less than PostgreSQL lets a statement run, until it is
 * undone. A sequence counts the reads that came to their end.
 */
async function slow(table: string): Promise<() => Promise<void>> {
  await app.sql.unsafe(`create sequence ends`);
  await app.sql.unsafe(`alter table ${table} rename to kept_${table}`);
  await app.sql.unsafe(
    `create view ${table} as with pause as materialized (select pg_sleep(4.5), nextval('ends') as ended)
      select kept_${table}.* from kept_${table} where (select max(ended) from pause) > 0`,
  );
  return async () => {
    await app.sql.unsafe(`drop view ${table}`);
    await app.sql.unsafe(`alter table kept_${table} rename to ${table}`);
    await app.sql.unsafe(`drop sequence ends`);
  };
}

const sleeping = async () =>
  (
    await app.sql`select from pg_stat_activity where query like '%mutes%' and state = 'active' and pid <> pg_backend_pid()
    and datname = current_database()`
  ).length;

/** Whether a slow read came to its end; a sequence remembers also what was rolled back. */
const hasFinished = async () => (await app.sql<{ is_called: boolean }[]>`select is_called from ends`)[0]?.is_called;

const MUTED = "{ viewer { muted { user { id } } } }";

test("a document whose time is over is answered, and its statements are cancelled", async () => {
  const undo = await slow("mutes");
  const { status, errors, data } = await ada.ask(MUTED);
  expect([status, data]).toEqual([200, null]);
  expect(errors).toMatchObject([{ extensions: { code: "SERVICE_UNAVAILABLE", retryAfter: 1 } }]);
  await eventually(async () => (await sleeping()) === 0);
  expect(await hasFinished()).toBe(false);
  await undo();
  expect((await ada.ask(MUTED)).errors).toEqual([]);
});

test("a deletion that takes longer goes on after its time is over", async () => {
  const { id } = await ada.posts("Liked by very many");
  await app.sql.unsafe(
    `create function wait() returns trigger as 'begin perform pg_sleep(4.5); return old; end' language plpgsql`,
  );
  await app.sql.unsafe(`create trigger wait before delete on posts for each row execute function wait()`);
  const { errors } = await ada.ask(`mutation { deletePost(id: ${id}) }`);
  expect(errors).toMatchObject([{ extensions: { code: "SERVICE_UNAVAILABLE" } }]);
  await eventually(async () => (await app.sql`select from posts where id = ${id}`).length === 0);
  await app.sql.unsafe(`drop trigger wait on posts`);
});

test("a document by GET is counted and charged like one by POST", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const ask = (query: string) =>
    new Promise<string>((resolve, reject) => {
      const url = new URL(`/graphql?query=${encodeURIComponent(query)}`, app.url);
      const headers = { "apollo-require-preflight": "1", accept: "application/json", "x-forwarded-for": "10.9.8.7" };
      request(url, { agent, headers }, (res) => {
        let text = "";
        res.on("data", (chunk) => (text += String(chunk)));
        res.on("end", () => resolve(text));
      })
        .on("error", reject)
        .end();
    });
  const all = Array.from({ length: READ_LIMITS.readsByAddress }, () => ask("{ __typename }"));
  expect((await Promise.all(all)).every((text) => text.includes(`"Query"`))).toBe(true);
  expect(await ask("{ __typename }")).toContain("RATE_LIMITED");
  agent.destroy();
});

test("the events of a dear subscription are charged as well, and end it when nothing is left", async () => {
  let left: number = READ_LIMITS.pointsBySession;
  const spend = async (cost: number, document: string) => {
    for (; left - cost > 300; left -= cost) expect((await bo.ask(document)).errors).toEqual([]);
  };
  await spend(10 + 50 * 38, "{ people(first: 50) { edges { node { posts(first: 37) { pageInfo { endCursor } } } } } }");
  await spend(50, "{ feed(first: 50) { edges { cursor } } }");
  const authors =
    "subscription { postAdded { author { followers(first: 50) { totalCount } bonds(first: 50) { totalCount } } } }";
  const news = new Listener<object>(app, bo.token, authors);
  await repeatUntil(
    () => ada.posts("Something new"),
    eventually(() => expect(news.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }])),
    1_000,
  );
  await news.stop();
});
