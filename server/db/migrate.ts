import { setTimeout as sleep } from "node:timers/promises";
import { Logger, runMigrations } from "graphile-worker";
import { Pool } from "pg";
import postgres from "postgres";
import { applyMigrations, LockedError, MIGRATIONS, withLocks } from "./migrations.ts";

const OLDEST = 14;
/** One lock number for all processes of the product on a database. */
export const MIGRATION_LOCK = 724_001;
const LOOK_MS = 100;

/** The database cannot be used as it is; the message says what to do about it. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

/**
 * Migrates a database to the tables of this version, those of the jobs included. Processes that start together take
 * turns: the first migrates, the others find the work done.
 * @param url a direct connection, because the lock belongs to a session.
 * @throws DatabaseError when the database cannot be reached, is too old, or is locked by another session.
 */
export async function migrateDatabase(url: string, folder = MIGRATIONS): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10, connection: SESSION });
  try {
    await checkVersion(sql);
    await takeTurn(sql);
    await applyMigrations(sql, folder);
    await withLocks(() => migrateJobs(url));
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new DatabaseError(
      "The database could not be migrated, because another session uses its tables for long, such as a report or a " +
        "backup. The migration has changed nothing. Start again when that session has ended.",
      { cause: error },
    );
  } finally {
    // The end of the session also releases the lock.
    await sql.end({ timeout: 5 });
  }
}

/**
 * Waits for the lock of the migrations by asking for it again and again: a session that waited within a statement would
 * hold up an index that is built concurrently, which waits for all statements.
 */
async function takeTurn(sql: postgres.Sql): Promise<void> {
  for (;;) {
    const [row] = await sql`select pg_try_advisory_lock(${MIGRATION_LOCK}) as taken`;
    if (row?.["taken"] === true) return;
    await sleep(LOOK_MS);
  }
}

/** Checks whether a database can be used. @throws DatabaseError saying what to do. */
export async function checkDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await checkVersion(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const SESSION = { application_name: "commonplace migrations", TimeZone: "UTC", statement_timeout: 0 };

/**
 * Migrates the tables of graphile-worker with a pool of our own, because that of the library is still closing when the
 * call returns.
 */
async function migrateJobs(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1, lock_timeout: 5_000 });
  pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
  } finally {
    await pool.end();
  }
}

async function checkVersion(sql: postgres.Sql): Promise<void> {
  let version: number;
  try {
    const [row] = await sql`select current_setting('server_version_num')::int / 10000 as version`;
    version = Number(row?.["version"]);
  } catch (error) {
    throw unusable(error);
  }
  if (version < OLDEST) {
    throw new DatabaseError(`The database is PostgreSQL ${version}; version ${OLDEST} or newer is required.`);
  }
}

/** Returns the advice for an address that cannot be connected to. */
export const unusable = (error: unknown): DatabaseError =>
  new DatabaseError(
    `The database at DATABASE_URL cannot be used: ${reasonOf(error)}. ` +
      "Check that PostgreSQL is running and that the address, user, password and database are correct.",
    { cause: error },
  );

/** Returns why a connection failed, without its address, which may contain a password. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
