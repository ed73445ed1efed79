import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import postgres from "postgres";
import { readDefinitions, type Session } from "./definitions.ts";
import { listTables, sequenceValues, type TableRows } from "./rows.ts";

/** The end of each statement in a dump. For psql the line is a comment. */
export const BREAKPOINT = "--> statement-breakpoint";

/** What a dump contains. */
export interface DumpFacts {
  /** The version of PostgreSQL from which it was taken. */
  postgres: string;
  /** The moment of the newest migration, and 0 where there was none. */
  migration: number;
  /** The number of rows of each table. */
  rows: Record<string, number>;
}

/** The state of a database at one moment. */
export interface Snapshot {
  readonly sql: Session;
  /**
   * Writes all of it as SQL that psql can replay: definitions, rows, then keys, indexes and triggers, within one
   * transaction.
   * @param onRows is called for each piece, with the name of the table.
   */
  dump(output: Writable, onRows?: (table: string, bytes: number) => void): Promise<DumpFacts>;
}

/**
 * Calls `act` with the state of one moment, while members go on writing.
 * @param url a direct connection: through a pooler a session would not be its own.
 */
export async function withSnapshot<T>(url: string, act: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10, connection: SESSION });
  try {
    const begun = await client.begin("isolation level repeatable read read only", async (sql) => {
      // Definitions name everything with its schema then, so a dump does not depend on the settings of a role. The
      // first statement also fixes the moment.
      await sql`select set_config('search_path', '', true)`;
      return { answer: await act({ sql, dump: (output, onRows) => dump(sql, output, onRows) }) };
    });
    return begun.answer;
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function dump(sql: Session, output: Writable, onRows?: (table: string, bytes: number) => void) {
  const [row] = await sql`select current_setting('server_version') as version`;
  const { before, after } = await readDefinitions(sql);
  await writeAll(output, [...HEADER, ...before]);
  const rows: DumpFacts["rows"] = {};
  for (const table of await listTables(sql)) {
    rows[table.name] = await writeRows(sql, table, output, (bytes) => onRows?.(table.name, bytes));
  }
  await writeAll(output, [...(await sequenceValues(sql)), ...after, ...footer(rows)]);
  return { postgres: String(row?.["version"]), migration: await newestMigration(sql, rows), rows };
}

const SESSION = {
  application_name: "commonplace backup",
  TimeZone: "UTC",
  DateStyle: "ISO, MDY",
  IntervalStyle: "postgres",
  extra_float_digits: 3,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

const HEADER = [
  "begin",
  "set local statement_timeout = 0",
  "set local lock_timeout = 0",
  "set local idle_in_transaction_session_timeout = 0",
  "set local client_encoding = 'UTF8'",
  "set local standard_conforming_strings = on",
  // The bodies of functions name tables that come later.
  "set local check_function_bodies = off",
  "set local maintenance_work_mem = '256MB'",
];

const JOBS = "graphile_worker._private_jobs";
const EXPORTS = "public.exports";

/**
 * No process of the former server works on a job any more, so none may stay locked by one. The files of exports are in
 * no backup, so none can be downloaded.
 */
const footer = (rows: DumpFacts["rows"]) => [
  ...(EXPORTS in rows ? [`update ${EXPORTS} set state = 'expired', key = null where state = 'ready'`] : []),
  ...(JOBS in rows
    ? [
        `update ${JOBS} set locked_at = null, locked_by = null where locked_by is not null`,
        "update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by is not null",
      ]
    : []),
  "commit",
];

async function newestMigration(sql: Session, rows: DumpFacts["rows"]): Promise<number> {
  if (!("drizzle.__drizzle_migrations" in rows)) return 0;
  const [row] = await sql`select max(created_at) as moment from drizzle.__drizzle_migrations`;
  return Number(row?.["moment"] ?? 0);
}

async function writeAll(output: Writable, statements: string[]): Promise<void> {
  for (const statement of statements) await write(output, `${statement.trimEnd()};\n${BREAKPOINT}\n`);
}

/** Writes the rows of a table as a block of COPY and returns their number. */
async function writeRows(
  sql: Session,
  { name, columns }: TableRows,
  output: Writable,
  onBytes: (bytes: number) => void,
): Promise<number> {
  await write(output, `copy ${name} (${columns}) from stdin;\n`);
  const rows: Readable = await sql.unsafe(`copy ${name} (${columns}) to stdout`).readable();
  let count = 0;
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    // PostgreSQL sends each row as one piece, with the line break at its end.
    for (let at = chunk.indexOf(LINE_BREAK); at >= 0; at = chunk.indexOf(LINE_BREAK, at + 1)) count++;
    await write(output, chunk);
    onBytes(chunk.length);
  }
  await write(output, `\\.\n${BREAKPOINT}\n`);
  return count;
}

const LINE_BREAK = 10;

/** Writes a piece, and waits while the receiver has enough. */
async function write(output: Writable, piece: string | Buffer): Promise<void> {
  if (!output.write(piece)) await once(output, "drain");
}
