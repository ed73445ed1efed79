import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { prepared } from "./client.ts";
import { totalDeltas, totals } from "#server/db/schema/posts";
import { tagDeltas, tags } from "#server/db/schema/tags";

/*
 * Folding: what waits in the tables of deltas is added to the stored numbers. Each statement takes its rows away and
 * adds them up at once, so a reader finds a change on one side or the other, never on both or neither. Rows that
 * another process holds are skipped, so that any number of processes may fold at the same time.
 */

/** Deltas looked at by one statement. */
const BATCH = sql.raw("5000");

/** A statement of several parts, of which `taken` holds the deltas that were folded; answers how many. */
const folding = (name: string, parts: Record<string, SQL>) =>
  prepared<{ taken: number }[], Record<string, never>>((db) =>
    db
      .with(...Object.entries(parts).map(([part, statement]) => db.$with(part, {}).as(statement)))
      .select({ taken: sql<number>`count(*)` })
      .from(sql`taken`)
      .prepare(name),
  );

interface Counted {
  table: PgTable;
  deltas: PgTable;
  /** The delta's reference to the thing that is counted. */
  thing: PgColumn;
  /** Pairs of a delta and the stored count that it belongs to. */
  counters: [delta: PgColumn, count: PgColumn][];
}

/**
 * Folds the counters of a kind of thing. The things are locked before their deltas are: a deletion takes them in the
 * same order, so the two never wait for each other in a ring.
 */
export function foldingOf(name: string, { table, deltas, thing, counters }: Counted) {
  const column = (of: PgColumn) => sql.identifier(of.name);
  const list = (item: (delta: PgColumn, count: PgColumn) => SQL) =>
    sql.join(
      counters.map(([delta, count]) => item(delta, count)),
      sql`, `,
    );
  return folding(name, {
    held: sql`select id from ${table} where id in (
        select ${column(thing)} from (select ${column(thing)} from ${deltas} order by id limit ${BATCH}) as due)
      order by id for no key update skip locked`,
    taken: sql`delete from ${deltas} using held where ${thing} = held.id
      returning held.id, ${list((delta) => sql`${delta}`)}`,
    sums: sql`select id, ${list((delta) => sql`sum(${column(delta)}) as ${column(delta)}`)} from taken group by id`,
    folded: sql`update ${table} as counted
      set ${list((delta, count) => sql`${column(count)} = counted.${column(count)} + sums.${column(delta)}`)}
      from sums where counted.id = sums.id`,
  });
}

/** Folds the totals of the whole community. */
export const foldTotals = folding("fold_totals", {
  taken: sql`delete from ${totalDeltas} where id in (
      select id from ${totalDeltas} order by id limit ${BATCH} for update skip locked)
    returning name, delta`,
  folded: sql`insert into ${totals} as total (name, value)
    select name, sum(delta) from taken group by name order by name
    on conflict (name) do update set value = total.value + excluded.value`,
});

/** Folds how often tags are used. */
export const foldTags = folding("fold_tags", {
  taken: sql`delete from ${tagDeltas} where id in (
      select id from ${tagDeltas} order by id limit ${BATCH} for update skip locked)
    returning name, delta`,
  folded: sql`insert into ${tags} as tag (name, posts_count)
    select name, sum(delta) from taken group by name order by name
    on conflict (name) do update set posts_count = tag.posts_count + excluded.posts_count`,
});

/** How many public posts there are, what is not folded yet included. */
export const publicPostsTotal: SQL<number> = sql<number>`
  (coalesce((select value from ${totals} where ${totals.name} = 'public_posts'), 0)
  + coalesce((select sum(${totalDeltas.delta}) from ${totalDeltas} where ${totalDeltas.name} = 'public_posts'), 0))`;
