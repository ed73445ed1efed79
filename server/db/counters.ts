import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { prepared } from "./client.ts";
import { posts, totalDeltas, totals } from "#server/db/schema/posts";
import { postTags, tagDeltas, tags } from "#server/db/schema/tags";

/*
 * Folding adds the rows of the delta tables to the stored counts. Each statement deletes its rows and adds them up at
 * once, so that every query finds a change on one side or the other, never on both or neither. It skips rows that
 * another process has locked, so any number of processes may fold at the same time.
 */

/** The number of deltas that one statement folds. */
const BATCH = sql.raw("5000");

/** Creates a statement of several parts, of which `taken` holds the folded deltas; it returns their number. */
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
  /** The delta's reference to the counted thing. */
  thing: PgColumn;
  /** Pairs of a delta and its stored count. */
  counters: [delta: PgColumn, count: PgColumn][];
}

/**
 * Folds the counters of a kind of thing. It locks the things before their deltas, as a deletion does, so that the two
 * never deadlock.
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

/** The form of a tag is the one that most of so many of its newest public posts have. */
const NEWEST_FORMS = sql.raw("20");
const formOf = (name: SQL) => sql`(select form from (
    select (select written.form from unnest(coalesce(post.tag_forms, post.tags), post.tags) as written (form, name)
      where written.name = listed.name limit 1) as form
    from ${postTags} as listed join ${posts} as post on post.id = listed.post_id
    where listed.name = ${name} and listed.is_public
    order by listed.created_at desc, listed.post_id desc limit ${NEWEST_FORMS}) as newest
  group by form order by count(*) desc, form limit 1)`;

/** Folds the numbers of posts with each tag, and finds the form that is shown of it. */
export const foldTags = folding("fold_tags", {
  taken: sql`delete from ${tagDeltas} where id in (
      select id from ${tagDeltas} order by id limit ${BATCH} for update skip locked)
    returning name, delta`,
  sums: sql`select name, sum(delta) as delta from taken group by name order by name`,
  folded: sql`insert into ${tags} as tag (name, posts_count, form)
    select name, delta, ${formOf(sql`sums.name`)} from sums
    on conflict (name) do update set posts_count = tag.posts_count + excluded.posts_count, form = excluded.form`,
});

/** The number of public posts, unfolded changes included. */
export const publicPostsTotal: SQL<number> = sql<number>`
  (coalesce((select value from ${totals} where ${totals.name} = 'public_posts'), 0)
  + coalesce((select sum(${totalDeltas.delta}) from ${totalDeltas} where ${totalDeltas.name} = 'public_posts'), 0))`;

/*
 * An author has three stored counts of posts: those that are public, those for bonds, and those that the author alone
 * sees. A post in a private group and one that was removed are in none of them.
 */

/** The visibilities that each count counts. */
export const COUNTED_AS = {
  public_posts_count: sql.raw("('public')"),
  bonds_posts_count: sql.raw("('bonds')"),
  own_posts_count: sql.raw("('only_me', 'hidden')"),
};

/**
 * The assignments that move a post of `author` from one visibility to another in these counts; null stands for no post.
 * A statement uses them in `update users as author set …`.
 */
export function movedCounts(from: SQL | null, to: SQL | null): SQL {
  return sql.join(
    Object.entries(COUNTED_AS).map(([column, visibilities]) => {
      const isOne = (visibility: SQL | null) => (visibility ? sql`(${visibility} in ${visibilities})::int` : sql`0`);
      const name = sql.identifier(column);
      return sql`${name} = author.${name} + ${isOne(to)} - ${isOne(from)}`;
    }),
    sql`, `,
  );
}
