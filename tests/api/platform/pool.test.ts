import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "#server/db/client";
import { toDomainError } from "#server/platform/faults";
import { eventually } from "#tests/kit/eventually";
import { createDatabase } from "#tests/kit/postgres";
import { relayTo } from "#tests/kit/database/relay";

const { url, drop } = await createDatabase(inject("clusterUrl"));
const operator = postgres(url, { max: 2, onnotice: () => {} });
await operator`create table notes (text text)`;

afterAll(async () => {
  await operator.end();
  await drop();
});

/** What a client would read of each outcome. */
const codesOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === "fulfilled" ? "OK" : (toDomainError(outcome.reason)?.code ?? "BUG")));

const insertBy = ({ db }: Database) => db.transaction((tx) => tx.execute(sql`insert into notes values ('waits')`));

test("a table that somebody has locked holds up only who needs it", async () => {
  const database = openDatabase({ url, pool: 4 });
  const others: PromiseSettledResult<unknown>[] = [];
  let outcomes: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await operator.begin(async (lock) => {
    await lock`lock table notes in access exclusive mode`;
    let isOver = false;
    outcomes = Promise.allSettled(Array.from({ length: 60 }, () => insertBy(database)));
    const waiters = outcomes.then(() => (isOver = true));
    await eventually(() => database.load().used === 2);
    for (let turn = 0; turn < 20; turn++)
      others.push(...(await Promise.allSettled([database.db.execute(sql`select ${turn}::int`)])));
    others.push(...(await Promise.allSettled([database.db.transaction((tx) => tx.execute(sql`select 'a write'`))])));
    expect(isOver).toBe(false);
    await waiters;
  });
  expect(new Set(codesOf(others))).toEqual(new Set(["OK"]));
  const codes = codesOf(await outcomes);
  expect(new Set(codes)).toEqual(new Set(["SERVICE_UNAVAILABLE"]));
  await insertBy(database);
  expect(database.load()).toEqual({ used: 0, waiting: 0 });
  await database.close();
});

test("a hundred wait for a connection, and whoever comes then is told to try again", async () => {
  const database = openDatabase({ url, pool: 2 });
  let refused = 0;
  let load: unknown;
  const work = Promise.allSettled(
    Array.from({ length: 150 }, async (_, n) => {
      try {
        await database.db.execute(sql`select pg_sleep(1.5), ${sql.raw(String(n))}`);
      } catch (error) {
        // Those who wait are refused later, so nobody looks at them after a pause.
        if (++refused === 48) load = database.load();
        throw error;
      }
    }),
  );
  const outcomes = await work;
  expect(load).toEqual({ used: 2, waiting: 100 });
  const codes = codesOf(outcomes);
  expect(codes.filter((code) => code === "OK")).toHaveLength(2);
  expect(codes.filter((code) => code === "SERVICE_UNAVAILABLE")).toHaveLength(148);
  const [first] = outcomes.filter(({ status }) => status === "rejected");
  expect(first && "reason" in first && toDomainError(first.reason)?.retryAfter).toBe(1);
  await database.close();
});

test("a database that stops answering holds nobody, and serves on when it answers again", async () => {
  const relay = await relayTo(url);
  const database = openDatabase({ url: relay.url, pool: 4 });
  await Promise.all([1, 2, 3].map((n) => database.db.execute(sql`select ${sql.raw(String(n))}`)));
  relay.freeze();
  const outcomes = await Promise.allSettled([
    database.db.execute(sql`select 'one'`),
    database.db.transaction((tx) => tx.execute(sql`select 'two'`)),
    ...Array.from({ length: 20 }, (_, n) => database.db.execute(sql`select ${n}::int`)),
  ]);
  expect(new Set(codesOf(outcomes))).toEqual(new Set(["SERVICE_UNAVAILABLE"]));
  // Connecting is bounded too.
  expect(codesOf(await Promise.allSettled([database.db.execute(sql`select 'three'`)]))).toEqual([
    "SERVICE_UNAVAILABLE",
  ]);
  relay.thaw();
  await eventually(() => database.db.execute(sql`select 'again'`).then(() => true));
  await eventually(() => database.load().used === 0);
  expect(
    codesOf(await Promise.allSettled([1, 2, 3, 4].map((n) => database.db.execute(sql`select ${n}::int`)))),
  ).toEqual(["OK", "OK", "OK", "OK"]);
  await database.close();
  await relay.close();
});
