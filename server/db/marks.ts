import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { prepared, type DbOrTx, type Tx } from "./client.ts";

/** A relation between a member and a thing that the member sets and removes, with its counter: a like, a bookmark. */
interface Mark {
  /** The name of the statement and the lock. */
  name: string;
  /** The table of the marks: member and thing. */
  table: PgTable;
  user: PgColumn;
  thing: PgColumn;
  /** The table of the counter's changes that wait to be folded. */
  deltas: PgTable;
  deltaThing: PgColumn;
  delta: PgColumn;
  /** The table of the things, its key, and the owner of each. */
  things: PgTable;
  id: PgColumn;
  owner: PgColumn;
  /** Joins what else `mayMark` reads. */
  beside?: SQL;
  /** Checks whether the member `markedBy` may mark the thing. */
  mayMark: SQL;
}

/** The member who marks, in `Mark.mayMark`. */
export const markedBy = sql`member.id`;

/** What a member wants: the mark, no mark, or (null) the other state than the present one. */
export interface Marking {
  memberId: number;
  wants: boolean | null;
}

/** The outcome: the owner of the thing (null for a deleted account), the state that was set, and whether it is new. */
export interface Marked extends Record<string, unknown> {
  memberId: number;
  ownerId: number | null;
  on: boolean;
  changed: boolean;
}

/** Members who have all set a mark, or all removed it. */
interface Change {
  ownerId: number;
  on: boolean;
  memberIds: number[];
}

/**
 * Creates the statement of a mark, which sets it for several members at once. Rows and counter change in one statement,
 * which writes a delta only for rows that were added or removed: however often and from however many devices a mark is
 * set at once, the counter equals the rows. Members who come at the same time share a lock on the thing, so that it
 * cannot be deleted meanwhile and nobody waits for it. The answer leaves out members who may not mark the thing.
 */
export function marking(mark: Mark) {
  const { name, table, user, thing, deltas, deltaThing, delta, things, id, owner, beside = sql``, mayMark } = mark;
  const column = (of: PgColumn) => sql.identifier(of.name);
  const members = sql`unnest(${sql.placeholder("members")}::bigint[], ${sql.placeholder("wants")}::int[]) as member (id, wants)`;
  const unmarked = sql`not exists (select from ${table} where ${user} = member.id and ${thing} = ${id})`;

  const change = prepared<Marked[], { id: number; members: number[]; wants: (0 | 1 | null)[] }>((db) =>
    db
      .with(
        db.$with("held", {}).as(sql`select ${id} from ${things} where ${id} = ${sql.placeholder("id")} for key share`),
        db.$with("target", {}).as(
          sql`select ${id}, ${owner} as owner_id, member.id as member_id, coalesce(member.wants = 1, ${unmarked}) as wants
            from held join ${things} on ${id} = held.id ${beside} cross join ${members} where ${mayMark}`,
        ),
        db.$with("gone", {}).as(
          sql`delete from ${table} using target
            where ${user} = target.member_id and ${thing} = target.id and not target.wants returning ${user} as member_id`,
        ),
        db.$with("made", {}).as(
          sql`insert into ${table} (${column(user)}, ${column(thing)})
            select member_id, id from target where wants order by member_id
            on conflict do nothing returning ${column(user)} as member_id`,
        ),
        db.$with("counted", {}).as(
          sql`insert into ${deltas} (${column(deltaThing)}, ${column(delta)}) select held.id, news.sum from held,
            (select (select count(*) from made) - (select count(*) from gone) as sum) as news where news.sum <> 0`,
        ),
        db.$with("changed", {}).as(sql`select member_id from made union all select member_id from gone`),
      )
      .select({
        memberId: sql<number>`target.member_id`,
        ownerId: sql<number | null>`target.owner_id`,
        on: sql<boolean>`target.wants`,
        changed: sql<boolean>`changed.member_id is not null`,
      })
      .from(sql`target`)
      .leftJoin(sql`changed`, sql`changed.member_id = target.member_id`)
      .prepare(`${name}_set`),
  );

  return {
    /** Sets or removes the marks of members on a thing, one of each; safe to repeat. */
    set: (db: DbOrTx, thingId: number, markings: readonly Marking[]): Promise<Marked[]> =>
      change(db, {
        id: thingId,
        members: markings.map(({ memberId }) => memberId),
        wants: markings.map(({ wants }) => (wants === null ? null : wants ? 1 : 0)),
      }),

    /** Returns who set the mark and who removed it, if the thing's owner is to learn it: a deleted account is not. */
    changes: (marked: readonly Marked[]): Change[] =>
      [true, false].flatMap((on) => {
        const changed = marked.filter((one) => one.changed && one.on === on);
        const ownerId = changed[0]?.ownerId ?? null;
        return ownerId === null ? [] : [{ ownerId, on, memberIds: changed.map(({ memberId }) => memberId) }];
      }),

    /**
     * Changes the mark of a member to the other state. It is locked until the transaction ends, so that a member's
     * toggles of one thing take turns, and what the transaction reads afterwards is its own result. Returns null when
     * there is nothing that the member may mark.
     */
    toggle: async (tx: Tx, thingId: number, memberId: number): Promise<Marked | null> => {
      await lock(tx, { key: `${name}:${memberId}:${thingId}` });
      return (await change(tx, { id: thingId, members: [memberId], wants: [null] }))[0] ?? null;
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

/** Waits for whoever holds one of the keys in turn, in the order of the keys, and lets others share them. */
export const lockShared = (tx: DbOrTx, keys: string[]): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(key, 0))
    from unnest(${sql.param(keys)}::text[]) with ordinality as wanted (key, place) order by place`);

/** Returns the key of the lock that the deletion of an account holds from its beginning. */
export const deletionOf = (memberId: number): string => `deletion of ${memberId}`;
