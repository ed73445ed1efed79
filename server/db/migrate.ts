import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { Logger, runMigrations } from "graphile-worker";
import { Pool } from "pg";
import postgres from "postgres";

const OLDEST = 14;
/** One number for all processes of the product on a database. */
const LOCK = 724_001;
/** From the sources as well as from the build in `dist/`. */
const FOLDER = path.join(import.meta.dirname, import.meta.filename.endsWith(".ts") ? "../.." : "../../..", "drizzle");

/** The database is of no use as it is; the message says what to do about it. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

/**
 * Brings a database to the tables that this version needs, those of the jobs too. Processes that start together take
 * turns: the first does the work, the others find it done.
 * @param url a direct connection, since the lock belongs to a session.
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
    // Ends the session, and with it the lock.
    await sql.end({ timeout: 5 });
  }
}

const SESSION = { application_name: "commonplace migrations", TimeZone: "UTC", statement_timeout: 0 };

/** The tables of graphile-worker, on a pool of our own: that of the library is still closing when it is done. */
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
        "Check that PostgreSQL runs there and that its address, user, password and database are right.",
      { cause: error },
    );
  }
  if (version < OLDEST) {
    throw new DatabaseError(`The database is PostgreSQL ${version}; ${OLDEST} or newer is needed.`);
  }
}

/** Why a connection failed, without its address, which may hold a password. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
