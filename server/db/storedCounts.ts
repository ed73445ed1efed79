import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";
import { lockInTurn } from "./marks.ts";

/*
 * Every stored count can be compared with the rows that it counts. A statement sees the rows and the count at one moment,
 * and whoever changes a row changes the count in the same transaction, so a difference is a fault and never an act that is
 * under way. Such a difference stays the same while members go on: to subtract it is right whatever happens meanwhile, and
 * no act is lost or counted twice.
 */

/** A stored count, and how the rows say what it should be. */
export interface StoredCount {
  /** The name in the metric, in the log and in the name of its job: `likes`. */
  name: string;
  /** The columns that contain it. */
  columns: readonly PgColumn[];
  /** The type of its keys in PostgreSQL. */
  keyType: "bigint" | "text";
  /** The number of keys that one statement compares. */
  batch: number;
  /** Selects the next keys (`key`) in their order. */
  keysAfter(key: SQL, limit: number): SQL;
  /** Selects, for keys, what is stored with its unfolded deltas, and what the rows say: `key`, `stored`, `counted`. */
  compared(keys: SQL): SQL;
  /** Locks what these keys name, for writers that set a count instead of adding to it; none where all add. */
  lock?(keys: SQL): SQL;
  /** Subtracts the rows of `drift` (`key`, `off`) from what is stored. */
  correction: SQL;
}

/** A wrong count: which, and by how much it was too high. */
export interface Drift extends Record<string, unknown> {
  key: string;
  off: number;
}

/** The key before the first one. */
const BEFORE_ALL = { bigint: "-9223372036854775808", text: "" };
/** Counting the posts of the whole community takes longer than a request may. */
const PATIENCE = "60s";
/** So many counts are locked at once while they are corrected. */
const CORRECTED_AT_ONCE = 100;

const column = (of: PgColumn) => sql.identifier(of.name);

interface Counted {
  name: string;
  /** The column with the count, of a table whose key is `id`. */
  stored: PgColumn;
  table: PgTable;
  id: PgColumn;
  /** The deltas that are not folded yet. */
  deltas?: { table: PgTable; thing: PgColumn; delta: PgColumn };
  /** What the rows say of one thing. */
  counted: SQL;
  /** Chooses the things that can be compared at this moment, where not all can. */
  settled?: SQL;
}

/** Describes a count that is a column of the thing whose rows it counts. */
export function countOf({ name, stored, table, id, deltas, counted, settled }: Counted): StoredCount {
  const unfolded = deltas
    ? sql`coalesce((select sum(${deltas.delta}) from ${deltas.table} where ${deltas.thing} = ${id}), 0)`
    : sql`0`;
  return {
    name,
    columns: [stored],
    keyType: "bigint",
    batch: 2_000,
    keysAfter: (key, limit) =>
      sql`select ${id} as key from ${table} where ${id} > ${key} order by ${id} limit ${limit}`,
    compared: (
      keys,
    ) => sql`select ${id} as key, ${stored} + ${unfolded} as stored, (${counted}) as counted from ${table}
      where ${id} = any(${keys})${settled ? sql` and ${settled}` : sql``}`,
    lock: (keys) => sql`select from ${table} where ${id} = any(${keys}) order by ${id} for no key update`,
    correction: sql`update ${table} as wrong set ${column(stored)} = wrong.${column(stored)} - drift.off
      from drift where wrong.${column(id)} = drift.key`,
  };
}

/** Compares the next counts after a key; `last` is null after the end. */
export async function findWrong(
  db: Db,
  count: StoredCount,
  after: string | null,
): Promise<{ last: string | null; wrong: string[] }> {
  const type = sql.raw(count.keyType);
  const page = count.keysAfter(sql`${after ?? BEFORE_ALL[count.keyType]}::${type}`, count.batch);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${PATIENCE}, true)`);
    const [row] = await tx.execute<{ last: string | null; wrong: string[] | null }>(sql`
      with page as materialized (${page}), compared as (${count.compared(sql`array(select key from page)`)})
      select (select max(key)::text from page) as last,
        (select jsonb_agg(key::text order by key) from compared where stored <> counted) as wrong`);
    return { last: row?.last ?? null, wrong: row?.wrong ?? [] };
  });
}

/** Corrects wrong counts, and returns those that were still wrong when it was their turn. */
export async function correct(db: Db, count: StoredCount, wrong: readonly string[]): Promise<Drift[]> {
  const drifts: Drift[] = [];
  for (let at = 0; at < wrong.length; at += CORRECTED_AT_ONCE)
    drifts.push(...(await correctSome(db, count, wrong.slice(at, at + CORRECTED_AT_ONCE))));
  return drifts;
}

/** Corrections of one count take turns: two that saw the same difference would subtract it twice. */
function correctSome(db: Db, count: StoredCount, wrong: string[]): Promise<Drift[]> {
  const keys = sql`${sql.param(wrong)}::text[]::${sql.raw(count.keyType)}[]`;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${PATIENCE}, true)`);
    await lockInTurn(tx, `recount:${count.name}`);
    if (count.lock) await tx.execute(count.lock(keys));
    return tx.execute<Drift>(sql`
      with compared as materialized (${count.compared(keys)}),
        drift as materialized (select key, (stored - counted)::bigint as off from compared where stored <> counted),
        corrected as (${count.correction})
      select key::text as key, off from drift order by drift.key`);
  });
}
