import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type postgres from "postgres";
import { root } from "#server/core/root";

export const MIGRATIONS = path.join(root, "drizzle");

/** The first line of a migration whose statements must not run in a transaction. */
const OUTSIDE = /^\s*-- outside a transaction\b/i;
const CONCURRENT_INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)"?/i;

/** Members wait behind whoever waits for the lock of a table, so a migration gives up early and tries again. */
const LOCK_MS = 5_000;
const PAUSE_MS = 1_000;
const ATTEMPTS = 5;

/** Returns the moment of the newest migration of this version, by which the database knows it. */
export function newestMigration(folder = MIGRATIONS): number {
  const journal: unknown = JSON.parse(readFileSync(path.join(folder, "meta/_journal.json"), "utf8"));
  // The tool drizzle-kit writes the file.
  return Math.max(0, ...(journal as { entries: { when: number }[] }).entries.map(({ when }) => when));
}

/**
 * Applies the migrations that a database does not have yet, each in a transaction of its own, and records them as the
 * migrator of Drizzle does. One that begins with `-- outside a transaction` builds indexes while members write: its
 * statements may all run again, so an interrupted one is begun anew.
 * @param sql one connection, which holds the lock of the migrations.
 */
export async function applyMigrations(sql: postgres.Sql, folder = MIGRATIONS): Promise<void> {
  await sql`create schema if not exists drizzle`;
  await sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;
  const [row] = await sql`select max(created_at) as newest from drizzle.__drizzle_migrations`;
  const newest = Number(row?.["newest"] ?? 0);
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (migration.folderMillis <= newest) continue;
    if (OUTSIDE.test(migration.sql[0] ?? "")) await applyOutside(sql, migration);
    else await withLocks(() => applyInside(sql, migration));
  }
}

async function applyInside(sql: postgres.Sql, migration: MigrationMeta): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(`set local lock_timeout = ${LOCK_MS}`);
    for (const statement of migration.sql) await tx.unsafe(statement);
    await record(tx, migration);
  });
}

/** Nobody waits behind an index that is built concurrently, so it may wait for its turn. */
async function applyOutside(sql: postgres.Sql, migration: MigrationMeta): Promise<void> {
  await sql`set lock_timeout = 0`;
  for (const statement of migration.sql) {
    const [, index] = CONCURRENT_INDEX.exec(statement) ?? [];
    if (index !== undefined) await dropInvalid(sql, index);
    await sql.unsafe(statement);
  }
  await record(sql, migration);
}

/** Drops an index whose building was interrupted: it costs every write, and "if not exists" would leave it. */
async function dropInvalid(sql: postgres.Sql, name: string): Promise<void> {
  const rows = await sql`select from pg_index where indexrelid = to_regclass(${`public."${name}"`}) and not indisvalid`;
  if (rows.length > 0) await sql`drop index concurrently if exists ${sql(name)}`;
}

const record = (sql: postgres.ISql, { hash, folderMillis }: MigrationMeta) =>
  sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;

/** A migration got no lock, because other sessions use the table for long. */
export class LockedError extends Error {
  override readonly name = "LockedError";
}

/** Tries again while another session holds a lock. @throws LockedError after the last attempt. */
export async function withLocks<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (attempt === ATTEMPTS) throw new LockedError("A table is locked", { cause: error });
      await sleep(PAUSE_MS);
    }
  }
}

const isLockTimeout = (error: unknown) => error instanceof Error && "code" in error && error.code === "55P03";
