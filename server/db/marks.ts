import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { prepared, type Db, type DbOrTx } from "./client.ts";

/** A thing that a member does to another thing and takes back, with its counter: a like, a bookmark. */
interface Mark {
  /** Names the statements and the lock. */
  name: string;
  /** The rows themselves: who marked what. */
  table: PgTable;
  user: PgColumn;
  thing: PgColumn;
  /** Where the counter's changes wait to be folded. */
  deltas: PgTable;
  deltaThing: PgColumn;
  delta: PgColumn;
  /**
   * Selects the `id` of the thing if the viewer may mark it, for key share, so that it cannot go away meanwhile.
   * Its values are `markedBy` and `markedThing`.
   */
  target: SQL;
}

export const markedBy = sql.placeholder("viewer");
export const markedThing = sql.placeholder("id");

/** Who marks what. */
interface MarkValues extends Record<string, unknown> {
  viewer: number;
  id: number;
}

/**
 * The statements of a mark. Row and counter change in one statement, and a delta is written only where a row came or
 * went: however often and from however many places a mark is set at once, the counter equals the rows. Nobody ever
 * waits for a lock on a popular thing. Each answers false when there is nothing that the viewer may mark.
 */
export function marking({ name, table, user, thing, deltas, deltaThing, delta, target }: Mark) {
  const column = (of: PgColumn) => sql.identifier(of.name);
  const gone = sql`delete from ${table} using target where ${user} = ${markedBy} and ${thing} = target.id returning target.id`;
  const made = (where: SQL) =>
    sql`insert into ${table} (${column(user)}, ${column(thing)}) select ${markedBy}::bigint, target.id from target ${where}
      on conflict do nothing returning ${column(thing)} as id`;
  const nothing = sql`select target.id from target where false`;

  const change = (verb: string, came: SQL, went: SQL) =>
    prepared<{ id: number }[], MarkValues>((db) =>
      db
        .with(
          db.$with("target", { id: sql<number>`id`.as("id") }).as(target),
          db.$with("gone", {}).as(went),
          db.$with("made", {}).as(came),
          db.$with("counted", {}).as(
            sql`insert into ${deltas} (${column(deltaThing)}, ${column(delta)})
              select id, 1 from made union all select id, -1 from gone`,
          ),
        )
        .select({ id: sql<number>`target.id` })
        .from(sql`target`)
        .prepare(`${name}_${verb}`),
    );

  const add = change("add", made(sql``), nothing);
  const remove = change("remove", nothing, gone);
  const flip = change("flip", made(sql`where not exists (select from gone)`), gone);

  return {
    /** Safe to repeat: the mark is there, or is not, afterwards. */
    set: async (db: DbOrTx, { on, ...values }: MarkValues & { on: boolean }): Promise<boolean> =>
      (await (on ? add : remove)(db, values)).length > 0,

    /**
     * Changes it to the other state and reads the thing back before anyone else can change it again: one member's
     * toggles of one thing are applied one after the other.
     */
    toggle: <T>(db: Db, values: MarkValues, readBack: (tx: DbOrTx) => Promise<T>): Promise<T | null> =>
      db.transaction(async (tx) => {
        await lock(tx, { key: `${name}:${values.viewer}:${values.id}` });
        return (await flip(tx, values)).length > 0 ? readBack(tx) : null;
      }),
  };
}

const lock = prepared<unknown, { key: string }>((db) =>
  db
    .select({ held: sql`pg_advisory_xact_lock(hashtextextended(${sql.placeholder("key")}, 0))` })
    .from(sql`(select 1) as one`)
    .prepare("lock"),
);

/** Lets one transaction at a time do what the key names; the others wait, and go on when it has ended. */
export const lockInTurn = (tx: DbOrTx, key: string): Promise<unknown> => lock(tx, { key });
