import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "#server/db/client";
import { eventually } from "#tests/kit/eventually";
import { createDatabase } from "#tests/kit/postgres";

const { url, drop } = await createDatabase(inject("clusterUrl"));
const operator = postgres(url, { max: 1, onnotice: () => {} });
await operator`create table notes (text text)`;

afterAll(async () => {
  await operator.end();
  await drop();
});

/** Cuts every connection of the product, and waits until PostgreSQL has ended them. */
async function cut(): Promise<void> {
  await operator`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'commonplace' and datname = current_database()`;
}

/** One connection, so that whoever comes next gets the place of a lost one. */
const openOne = () => openDatabase({ url, pool: 1 });
const CLOSED = /CONNECTION_(?:CLOSED|DESTROYED)|ECONNRESET|terminating connection/;
const reasonOf = (error: unknown) => String(error instanceof Error && error.cause ? error.cause : error);

test("every statement of a transaction after its connection was cut fails, and the process lives on", async () => {
  const database = openOne();
  const said: string[] = [];
  const failure = await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('before the cut')`);
      await cut();
      for (let statement = 0; statement < 3; statement++) {
        await tx.execute(sql`select 1`).catch((error: unknown) => said.push(reasonOf(error)));
      }
      await Promise.allSettled([1, 2, 3].map((n) => tx.execute(sql`select ${n}::int`)));
    })
    .then(
      () => null,
      (error: unknown) => reasonOf(error),
    );
  expect(failure).toMatch(CLOSED);
  await eventually(() => said.length === 3);
  for (const reason of said) expect(reason).toMatch(CLOSED);
  expect(await database.db.execute(sql`select text from notes`)).toHaveLength(0);
  await database.close();
});

test("a transaction that lost its connection writes nothing on the connection of the next one", async () => {
  const database = openOne();
  let goOn = () => {};
  const othersServed = new Promise<void>((resolve) => (goOn = resolve));
  let late: string | null = null;
  const lost = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await cut();
    await othersServed;
    late = await tx.execute(sql`insert into notes values ('from the lost one')`).then(
      () => "stored",
      (error: unknown) => reasonOf(error),
    );
  });
  expect(await lost.then(() => "", reasonOf)).toMatch(CLOSED);
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('from the next one')`);
    goOn();
    await eventually(() => late !== null);
  });
  expect(late).toMatch(CLOSED);
  expect(await database.db.execute(sql`select text from notes`)).toEqual([{ text: "from the next one" }]);
  await database.close();
});

test("a pool whose connections were cut under load serves on with all of its connections", async () => {
  const database = openDatabase({ url, pool: 5 });
  for (let round = 0; round < 10; round++) {
    const requests = Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0
        ? database.db.execute(sql`select pg_sleep(0.002), ${"x".repeat(n)}::text`)
        : database.db.transaction(async (tx) => {
            await tx.execute(sql`select 1`);
            return tx.execute(sql`select pg_sleep(0.002)`);
          }),
    );
    const work = Promise.allSettled(requests);
    await cut();
    await work;
  }
  expect(await distinctConnections(database, 5)).toBe(5);
  await database.close();
});

/** Runs statements that all wait until the last one has come, and counts the connections that they ran on. */
async function distinctConnections(database: Database, count: number): Promise<number> {
  await operator`select pg_advisory_lock(1)`;
  const waiting = Promise.all(
    Array.from({ length: count }, (_, n) =>
      database.db.execute<{ pid: number }>(
        sql`select pg_backend_pid() pid, pg_advisory_lock_shared(1), ${sql.raw(String(n))}`,
      ),
    ),
  );
  await eventually(async () => {
    const [locks] = await operator<
      { count: string }[]
    >`select count(*) from pg_locks where locktype = 'advisory' and not granted`;
    return Number(locks?.count) === count;
  });
  await operator`select pg_advisory_unlock(1)`;
  return new Set((await waiting).map(([row]) => row?.pid)).size;
}

/** More rows than PostgreSQL gathers before it sends some, and then a failure. */
const FAILS_AMONG_ROWS = sql`select n, 1 / (5000 - n) from generate_series(1, 5000) as n`;
/** The same, and then nothing for a while. */
const WAITS_AMONG_ROWS = sql`select n, case when n = 5000 then pg_sleep(60)::text end from generate_series(1, 5000) as n`;

test("what follows a statement that failed among its rows has its own rows, from the first one on", async () => {
  const database = openOne();
  await expect(database.db.execute(FAILS_AMONG_ROWS)).rejects.toThrow("Failed query");
  expect([...(await database.db.execute(sql`select 'mine' as text`))]).toEqual([{ text: "mine" }]);
  await database.close();
});

test("what follows a connection that was cut among rows is answered, with its own rows from the first one on", async () => {
  const database = openOne();
  const lost = database.db.execute(WAITS_AMONG_ROWS).then(() => "answered", reasonOf);
  await eventually(async () => {
    const waiting = await operator`select from pg_stat_activity
      where wait_event = 'PgSleep' and datname = current_database()`;
    return waiting.length === 1;
  });
  await cut();
  expect(await lost).toMatch(CLOSED);
  expect([...(await database.db.execute(sql`select 'mine' as text`))]).toEqual([{ text: "mine" }]);
  await database.close();
});
