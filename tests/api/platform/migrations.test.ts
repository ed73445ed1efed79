import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrateDatabase } from "#server/db/migrate";
import { eventually } from "#tests/kit/eventually";
import { createDatabase } from "#tests/kit/postgres";

const folder = mkdtempSync(path.join(os.tmpdir(), "commonplace-migrations-"));
/** Later than every migration of the product, which the database has already. */
const LATER = 9e12;
let database: Awaited<ReturnType<typeof createDatabase>>;
let sql: postgres.Sql;

beforeAll(async () => {
  database = await createDatabase(inject("clusterUrl"));
  sql = postgres(database.url, { max: 2, onnotice: () => {} });
  await sql`create table ideas (id int, mood text)`;
  await sql`insert into ideas select n, 'calm' from generate_series(1, 1000) n`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

let planted = 0;

/** Writes a folder with one migration, as drizzle-kit would. */
function plant(text: string): string {
  const here = path.join(folder, String(++planted));
  mkdirSync(path.join(here, "meta"), { recursive: true });
  const entries = [{ idx: 0, version: "7", when: LATER + planted, tag: "0000_planted", breakpoints: true }];
  writeFileSync(
    path.join(here, "meta/_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries }),
  );
  writeFileSync(path.join(here, "0000_planted.sql"), text);
  return here;
}

const recorded = async () =>
  Number(
    (await sql`select count(*) as n from drizzle.__drizzle_migrations where created_at = ${LATER + planted}`)[0]?.["n"],
  );

async function stateOfIndex(name: string): Promise<"valid" | "invalid" | "missing"> {
  const [row] = await sql`select indisvalid from pg_index where indexrelid = to_regclass(${name})`;
  if (!row) return "missing";
  return row["indisvalid"] === true ? "valid" : "invalid";
}

test("three servers that start together build an index once, while a member's transaction is open", async () => {
  const here = plant(
    `-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "ideas_mood_idx" ON "ideas" ("mood");`,
  );
  const member = await sql.reserve();
  await member`begin`;
  await member`insert into ideas values (1001, 'curious')`;
  const servers = Promise.all([1, 2, 3].map(() => migrateDatabase(database.url, here)));
  // The index waits for the member, and the member does not wait for the index.
  await eventually(async () => (await stateOfIndex("ideas_mood_idx")) === "invalid");
  await member`insert into ideas values (1002, 'curious')`;
  await member`commit`;
  member.release();
  await servers;
  expect([await stateOfIndex("ideas_mood_idx"), await recorded()]).toEqual(["valid", 1]);
});

test("an index whose building was interrupted is built anew by the next start", async () => {
  const here = plant(
    `-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "ideas_id_idx" ON "ideas" ("id");`,
  );
  const member = await sql.reserve();
  await member`begin`;
  await member`insert into ideas values (1003, 'bold')`;
  const server = migrateDatabase(database.url, here).catch((error: unknown) => error);
  await eventually(async () => (await stateOfIndex("ideas_id_idx")) === "invalid");
  // The server and its connection are gone in the middle.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'commonplace migrations' and datname = current_database()`;
  expect(await server).toBeInstanceOf(Error);
  await member`commit`;
  member.release();
  expect([await stateOfIndex("ideas_id_idx"), await recorded()]).toEqual(["invalid", 0]);
  await migrateDatabase(database.url, here);
  expect([await stateOfIndex("ideas_id_idx"), await recorded()]).toEqual(["valid", 1]);
});

test("a migration that fails half-way changes nothing, and runs when it is mended", async () => {
  const bad = plant(`CREATE TABLE "half" ("id" int);--> statement-breakpoint\nINSERT INTO "nowhere" VALUES (1);`);
  await expect(migrateDatabase(database.url, bad)).rejects.toThrow("nowhere");
  expect((await sql`select to_regclass('half') as half`)[0]?.["half"]).toBeNull();
  await migrateDatabase(database.url, plant(`CREATE TABLE "half" ("id" int);`));
  expect(await recorded()).toBe(1);
});

test("a migration waits for a lock for a short time only, again and again, so that members do not wait behind it", async () => {
  const here = plant(`ALTER TABLE "ideas" ADD COLUMN "note" text;`);
  const report = await sql.reserve();
  await report`begin`;
  await report`select * from ideas limit 1`;
  const server = migrateDatabase(database.url, here);
  const waiting = () => sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and application_name = 'commonplace migrations' and datname = current_database()`;
  await eventually(async () => (await waiting()).length === 1);
  // Its first attempt ends by itself, and the members behind it go on.
  await eventually(async () => (await waiting()).length === 0);
  await report`commit`;
  report.release();
  await server;
  expect(await recorded()).toBe(1);
});
