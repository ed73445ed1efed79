import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { prepared, type DbOrTx, type Tx } from "./client.ts";

/** A relation between a member and a thing that the member sets and removes, with its counter: a like, a bookmark. */
interface Mark {
  /** The name of the statements and the lock. */
  name: string;
  /** The table of the marks: member and thing. */
  table: PgTable;
  user: PgColumn;
  thing: PgColumn;
  /** The table of the counter's changes that wait to be folded. */
  deltas: PgTable;
  deltaThing: PgColumn;
  delta: PgColumn;
  /**
   * Selects the `id` of the thing, and the `owner_id` of its owner, if the viewer may mark it, with a key share lock,
   * so that it cannot be deleted meanwhile. Its values are `markedBy` and `markedThing`.
   */
  target: SQL;
}

export const markedBy = sql.placeholder("viewer");
export const markedThing = sql.placeholder("id");

/** The outcome: the owner of the thing (null for a deleted account), and whether the mark was added or removed. */
export interface Marked {
  ownerId: number | null;
  came: boolean;
  went: boolean;
}

/** The member and the thing. */
interface MarkValues extends Record<string, unknown> {
  viewer: number;
  id: number;
}

/**
 * Creates the statements of a mark. Row and counter change in one statement, which writes a delta only if a row was
 * added or removed: however often and from however many devices a mark is set at once, the counter equals the rows. No
 * statement waits for a lock on a popular thing. Each returns null when there is nothing that the viewer may mark.
 */
export function marking({ name, table, user, thing, deltas, deltaThing, delta, target }: Mark) {
  const column = (of: PgColumn) => sql.identifier(of.name);
  const gone = sql`delete from ${table} using target where ${user} = ${markedBy} and ${thing} = target.id returning target.id`;
  const made = (where: SQL) =>
    sql`insert into ${table} (${column(user)}, ${column(thing)}) select ${markedBy}::bigint, target.id from target ${where}
      on conflict do nothing returning ${column(thing)} as id`;
  const nothing = sql`select target.id from target where false`;

  const change = (verb: string, came: SQL, went: SQL) =>
    prepared<Marked[], MarkValues>((db) =>
      db
        .with(
          db.$with("target", {}).as(target),
          db.$with("gone", {}).as(went),
          db.$with("made", {}).as(came),
          db.$with("counted", {}).as(
            sql`insert into ${deltas} (${column(deltaThing)}, ${column(delta)})
              select id, 1 from made union all select id, -1 from gone`,
          ),
        )
        .select({
          ownerId: sql<number | null>`target.owner_id`,
          came: sql<boolean>`exists (select from made)`,
          went: sql<boolean>`exists (select from gone)`,
        })
        .from(sql`target`)
        .prepare(`${name}_${verb}`),
    );

  const add = change("add", made(sql``), nothing);
  const remove = change("remove", nothing, gone);
  const flip = change("flip", made(sql`where not exists (select from gone)`), gone);

  return {
    /** Sets or removes the mark; safe to repeat. */
    set: async (db: DbOrTx, { on, ...values }: MarkValues & { on: boolean }): Promise<Marked | null> =>
      (await (on ? add : remove)(db, values))[0] ?? null,

    /**
     * Changes the mark to the other state. It is locked until the transaction ends, so that a member's toggles of one
     * thing take turns, and what the transaction reads afterwards is its own result.
     */
    toggle: async (tx: Tx, values: MarkValues): Promise<Marked | null> => {
      await lock(tx, { key: `${name}:${values.viewer}:${values.id}` });
      return (await flip(tx, values))[0] ?? null;
    },
  };
}

const lock = prepared<unknown, { key: string }>((db) =>
  db
    .select({ held: sql`pg_advisory_xact_lock(hashtextextended(${sql.placeholder("key")}, 0))` })
    .from(sql`(select 1) as one`)
    .prepare("lock"),
);

/** Serializes transactions by a key: the others wait, and continue when this one has ended. */
export const lockInTurn = (tx: DbOrTx, key: string): Promise<unknown> => lock(tx, { key });
