import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import postgres from "postgres";
import { ignoreFailure } from "#server/core/rejections";
import { MIGRATION_LOCK } from "#server/db/migrate";
import { SCHEMAS, type Session } from "./definitions.ts";
import { DumpReader } from "./dumpReader.ts";

interface ReplayOptions {
  url: string;
  /** The dump, as `dumpDatabase` wrote it. */
  input: Readable;
  /** Called for each table whose rows are being loaded, and with the bytes of each piece. */
  onRows?: (table: string, bytes: number) => void;
}

/** Checks whether PostgreSQL itself refused a statement. */
export const isDatabaseError = (error: unknown): error is Error => error instanceof postgres.PostgresError;

/** The database is not empty, so nothing is loaded into it. */
export class NotEmptyError extends Error {
  override readonly name = "NotEmptyError";
}

/**
 * Loads a dump into an empty database in one transaction: whoever is interrupted leaves the database empty. A server
 * that starts meanwhile waits, as for a migration. The statistics for the planner are gathered afterwards.
 * @throws NotEmptyError
 */
export async function replayDump({ url, input, onRows }: ReplayOptions): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10, connection: SESSION });
  try {
    await client.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
      if (!(await isEmpty(sql))) throw new NotEmptyError("The database is not empty.");
      const reader = new DumpReader(input);
      let isWhole = false;
      for (let statement = await reader.statement(); statement !== null; statement = await reader.statement()) {
        // The transaction is the one of this function.
        isWhole = statement === "commit;";
        if (isWhole || statement === "begin;") continue;
        const [, copied, table = ""] = /^(copy (\S+) \(.*\) from stdin);$/s.exec(statement) ?? [];
        if (copied === undefined) await sql.unsafe(statement);
        else await load(reader, await sql.unsafe(copied).writable(), (bytes) => onRows?.(table, bytes));
      }
      if (!isWhole) throw new Error("The dump ends within its statements.");
    });
    await client`analyze`;
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** Checks whether a database contains nothing of the product. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    return await isEmpty(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function isEmpty(sql: Session): Promise<boolean> {
  const rows = await sql`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (${SCHEMAS}) and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`;
  return rows.length === 0;
}

const SESSION = { application_name: "commonplace restore", TimeZone: "UTC", statement_timeout: 0 };

/** Sends the rows of one table. */
async function load(reader: DumpReader, target: Writable, onBytes: (bytes: number) => void): Promise<void> {
  const end = finished(target);
  // PostgreSQL may refuse a row while the next one is read; the failure is thrown at the end.
  void ignoreFailure(end, "reported");
  try {
    for await (const rows of reader.rows()) {
      if (target.destroyed) break;
      if (!target.write(rows)) await Promise.race([once(target, "drain"), end]);
      onBytes(rows.length);
    }
  } catch (error) {
    // Else the connection would wait for further rows.
    target.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  target.end();
  await end;
}
