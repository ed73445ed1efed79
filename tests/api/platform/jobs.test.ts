import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { pino } from "pino";
import { afterAll, expect, inject, test } from "vitest";
import { openDatabase } from "#server/db/client";
import { JobLeases } from "#server/platform/jobs/jobLeases";
import { PostgresJobs } from "#server/platform/jobs/jobs";
import { Metrics } from "#server/platform/observe/metrics";
import { eventually } from "#tests/kit/eventually";
import { createDatabase } from "#tests/kit/postgres";

const { url, drop } = await createDatabase(inject("clusterUrl"));
const { db, close } = openDatabase({ url, pool: 4 });
const started: PostgresJobs[] = [];
afterAll(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await close();
  await drop();
});

function newJobs(log = pino({ level: "silent" }), schedule?: boolean): PostgresJobs {
  const jobs = new PostgresJobs({ url, log, metrics: new Metrics(), schedule });
  started.push(jobs);
  return jobs;
}

/** Collects the runs of a job as they happen. */
function runsOf(...all: PostgresJobs[]) {
  const runs: number[] = [];
  const waiting: { until: number; done: () => void }[] = [];
  for (const jobs of all) {
    jobs.define("count", async ({ n }: { n: number }) => {
      runs.push(n);
      for (const { until, done } of waiting) if (runs.includes(until)) done();
    });
  }
  return { runs, until: (n: number) => new Promise<void>((done) => void waiting.push({ until: n, done })) };
}

test("jobs of one queue run one after the other on all processes, and learn when theirs stops", async () => {
  const all = [newJobs(), newJobs()];
  const running = new Set<number>();
  const log: { n: number; beside: number; signal: AbortSignal }[] = [];
  for (const jobs of all) {
    jobs.define("queued", async ({ n }: { n: number }, signal) => {
      running.add(n);
      log.push({ n, beside: running.size - 1, signal });
      await db.execute(sql`select pg_sleep(0.05)`);
      running.delete(n);
    });
  }
  await Promise.all(all.map((jobs) => jobs.start()));
  for (let n = 0; n < 3; n++) await all[n % 2]?.enqueue(db, "queued", { n }, { queue: "one" });
  await eventually(() => expect(log.map(({ n }) => n)).toEqual([0, 1, 2]));
  expect(log.map(({ beside }) => beside)).toEqual([0, 0, 0]);
  expect(log.map(({ signal }) => signal.aborted)).toEqual([false, false, false]);
});

test("a job runs once among all processes, if and only if its transaction commits", async () => {
  const [here, there] = [newJobs(), newJobs()];
  const { runs, until } = runsOf(here, there);
  await Promise.all([here.start(), there.start()]);
  const undone = db.transaction(async (tx) => {
    await here.enqueue(tx, "count", { n: 1 });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const all = until(4);
  for (const n of [2, 3, 4]) await db.transaction((tx) => here.enqueue(tx, "count", { n }));
  await all;
  await Promise.all([here.stop(), there.stop()]);
  expect(runs.toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
});

test("a schedule is followed, except where tests have to know what runs", async () => {
  const followed = () =>
    db.execute(sql`select from graphile_worker._private_known_crontabs where identifier = 'nightly'`);
  const startWith = async (schedule?: boolean) => {
    const jobs = newJobs(undefined, schedule);
    jobs.define("nightly", async () => {});
    jobs.cron("41 4 * * *", "nightly");
    await jobs.start();
    return jobs;
  };
  await (await startWith(false)).stop();
  expect(await followed()).toHaveLength(0);
  await startWith();
  await eventually(async () => expect(await followed()).toHaveLength(1));
});

test("a job that waits under a key is replaced", async () => {
  const jobs = newJobs();
  const { runs, until } = runsOf(jobs);
  const later = new Date(Date.now() + 60_000);
  await jobs.enqueue(db, "count", { n: 10 }, { key: "one", runAt: later });
  await jobs.enqueue(db, "count", { n: 11 }, { key: "one", runAt: new Date(0) });
  const done = until(11);
  await jobs.start();
  await done;
  await jobs.stop();
  expect(runs).toEqual([11]);
});

test("maintenance never overlaps itself, survives its errors, and is awaited at the end", async () => {
  const jobs = newJobs();
  let running = 0;
  let most = 0;
  let times = 0;
  let third: () => void;
  const ran = new Promise<void>((resolve) => (third = resolve));
  jobs.every(1, "upkeep", async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    if (++times === 3) third();
    throw new Error("planted");
  });
  await jobs.start();
  await ran;
  await jobs.stop();
  const atEnd = times;
  await new Promise(setImmediate);
  expect([most, running, times]).toEqual([1, 0, atEnd]);
});

test("a job that others wait for never waits behind slow ones", async () => {
  const jobs = newJobs();
  const done: string[] = [];
  let goOn = () => {};
  const mailed = new Promise<void>((resolve) => (goOn = resolve));
  // The pictures wait for the mail: if it waited for them as well, neither would ever be done.
  jobs.define("picture", () => mailed.then(() => void done.push("picture")), { isSlow: true });
  jobs.define("mail", async () => {
    done.push("mail");
    goOn();
  });
  for (let n = 0; n < 20; n++) await jobs.enqueue(db, "picture", { n });
  await jobs.enqueue(db, "mail", {});
  await jobs.start();
  await eventually(() => done.length === 21);
  await jobs.stop();
  expect(done[0]).toBe("mail");
});

// The lane begins again after five seconds.
test("jobs whose results could not be stored are run again, and so is every later one", async () => {
  const jobs = newJobs();
  const tries: string[] = [];
  const ends = new Map<string, () => void>();
  jobs.define("work", async ({ name }: { name: string }) => {
    tries.push(name);
    // Only the first try waits.
    if (tries.filter((one) => one === name).length === 1) await new Promise<void>((end) => ends.set(name, end));
  });
  for (const name of ["first", "second"]) await jobs.enqueue(db, "work", { name });
  await jobs.start();
  await eventually(() => ends.size === 2);
  // Both results are on their way when the first of them is refused.
  await db.execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(1); raise exception 'planted'; end $$`);
  await db.execute(sql`create trigger refuse before delete on graphile_worker._private_jobs
    execute function refuse()`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    for (const [n, name] of ["first", "second"].entries()) {
      ends.get(name)?.();
      await eventually(async () => (await db.execute(WAITING)).length === n + 1);
    }
  });
  await db.execute(sql`drop trigger refuse on graphile_worker._private_jobs`);
  await jobs.enqueue(db, "work", { name: "third" });
  await eventually(() => ends.has("third"));
  ends.get("third")?.();
  await eventually(() => tries.length === 5);
  await jobs.stop();
  expect(tries.toSorted()).toEqual(["first", "first", "second", "second", "third"]);
});

test("a lease that comes too late, or twice, does not keep the pool from ending", async () => {
  const pool = new Pool({ connectionString: url, max: 4 });
  const ended = new JobLeases(pool, "ended", []);
  const late = ended.tend();
  ended.end();
  await late;
  await ended.tend();
  const twice = new JobLeases(pool, "twice", []);
  await Promise.all([twice.tend(), twice.tend()]);
  const held = await db.execute(sql`select application_name as name from pg_stat_activity
    where application_name in ('commonplace ended', 'commonplace twice')`);
  expect(held.filter(({ name }) => name === "commonplace twice")).toHaveLength(1);
  twice.end();
  await pool.end();
});

const WAITING = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;
