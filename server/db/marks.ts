import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { prepared, type DbOrTx, type Tx } from "./client.ts";

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
   * Selects the `id` of the thing, and the `owner_id` of whose it is, if the viewer may mark it, for key share, so that
   * it cannot go away meanwhile. Its values are `markedBy` and `markedThing`.
   */
  target: SQL;
}

export const markedBy = sql.placeholder("viewer");
export const markedThing = sql.placeholder("id");

/** What became of a mark: whose thing it is on (null: of an account that is gone), and whether it came or went. */
export interface Marked {
  ownerId: number | null;
  came: boolean;
  went: boolean;
}

/** Who marks what. */
interface MarkValues extends Record<string, unknown> {
  viewer: number;
  id: number;
}

/**
 * The statements of a mark. Row and counter change in one statement, and a delta is written only where a row came or
 * went: however often and from however many places a mark is set at once, the counter equals the rows. Nobody ever
 * waits for a lock on a popular thing. Each answers null when there is nothing that the viewer may mark.
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
    /** Safe to repeat: the mark is there, or is not, afterwards. */
    set: async (db: DbOrTx, { on, ...values }: MarkValues & { on: boolean }): Promise<Marked | null> =>
      (await (on ? add : remove)(db, values))[0] ?? null,

    /**
     * Changes it to the other state. Nobody else changes it until the transaction ends: one member's toggles of one
     * thing are applied one after the other, and what is read back within it is what this one made.
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

/** Lets one transaction at a time do what the key names; the others wait, and go on when it has ended. */
export const lockInTurn = (tx: DbOrTx, key: string): Promise<unknown> => lock(tx, { key });
