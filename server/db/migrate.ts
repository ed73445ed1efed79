import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { Logger, runMigrations } from "graphile-worker";
import { Pool } from "pg";
import postgres from "postgres";
import { root } from "#server/core/root";

const OLDEST = 14;
/** One lock number for all processes of the product on a database. */
const LOCK = 724_001;
const FOLDER = path.join(root, "drizzle");

/** The database cannot be used as it is; the message says what to do about it. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

/**
 * Migrates a database to the tables of this version, those of the jobs included. Processes that start together take
 * turns: the first migrates, the others find the work done.
 * @param url a direct connection, because the lock belongs to a session.
 * @throws DatabaseError when the database cannot be reached or is too old.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10, connection: SESSION });
  try {
    await checkVersion(sql);
    await sql`select pg_advisory_lock(${LOCK})`;
    await sql`set lock_timeout = '30s'`;
    await migrate(drizzle(sql), { migrationsFolder: FOLDER });
    await migrateJobs(url);
  } finally {
    // The end of the session also releases the lock.
    await sql.end({ timeout: 5 });
  }
}

const SESSION = { application_name: "commonplace migrations", TimeZone: "UTC", statement_timeout: 0 };

/**
 * Migrates the tables of graphile-worker with a pool of our own, because that of the library is still closing when the
 * call returns.
 */
async function migrateJobs(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
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
    throw new DatabaseError(
      `The database at DATABASE_URL cannot be used: ${reasonOf(error)}. ` +
        "Check that PostgreSQL is running and that the address, user, password and database are correct.",
      { cause: error },
    );
  }
  if (version < OLDEST) {
    throw new DatabaseError(`The database is PostgreSQL ${version}; version ${OLDEST} or newer is required.`);
  }
}

/** Returns why a connection failed, without its address, which may contain a password. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
