import { and, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { hiddenTags } from "#server/db/hiddenCounts";
import { lockInTurn } from "#server/db/marks";
import { tagFollows, tagTrends } from "#server/db/schema/explore";
import { tagDeltas, tags } from "#server/db/schema/tags";
import { tagFormOf } from "#server/db/tagForms";
import type { TagView } from "#server/features/search/search.model";

const names = sql`${sql.placeholder("names")}::text[]`;
const prefix = sql`${sql.placeholder("prefix")}::text`;

const viewer = sql.placeholder("viewer");

/** The posts with a tag that the viewer cannot see; each statement joins it for the name in its `countOf`. */
const unseen = hiddenTags(viewer);

/** The number of public posts with a tag that the viewer may see, unfolded changes included. */
const countOf = (
  name: SQLWrapper,
) => sql<number>`coalesce((select ${tags.postsCount} from ${tags} where ${tags.name} = ${name}), 0)
  + coalesce((select sum(${tagDeltas.delta}) from ${tagDeltas} where ${tagDeltas.name} = ${name}), 0) - coalesce(unseen.posts, 0)`;

/** Counts the public posts with each of these tags, in any form, that the viewer may see. */
export const tagCounts = prepared<TagView[], { viewer: number; names: string[] }>((db) =>
  db
    .select({ name: tagFormOf(sql`requested.name`), postsCount: countOf(sql`requested.name`) })
    .from(sql`(select distinct fold(name) as name from unnest(${names}) as sent (name)) as requested`)
    .leftJoin(unseen, sql`unseen.name = requested.name`)
    .prepare("tag_counts"),
);

interface FindValues extends Record<string, unknown> {
  viewer: number;
  prefix: string;
  pattern: string;
  /** The cursor of the list. */
  rank: number;
  name: string;
  limit: number;
  offset: number;
}

/** A tag as it is shown, and its folded name, which is its place in the list. */
export type TagRow = TagView & { key: string; rank: number; total: number };

/** One search ranks at most this many tags. */
const CONSIDERED = sql.raw("500");

/** How well a tag fits: beyond that, the tag that more posts have is first. */
const BEGINNING = sql`case when near.name = ${prefix} then 3 when starts_with(near.name, ${prefix}) then 2 else 1 end`;
const slips = sql`${sql.placeholder("slips")}::text[]`;
const SIMILARITY = sql`round(100 * similarity(near.name, ${prefix})) + case when near.name = any(${slips}) then 100 else 0 end`;

const matches = (which: SQL, fit: SQL) => sql`(select counted.*, count(*) over () as total from (
    select near.name, ${countOf(sql`near.name`)} as posts_count,
      (${fit})::bigint * 1000000000 + least(${countOf(sql`near.name`)}, 999999999) as rank
    from (${which}) as near left join ${unseen} on unseen.name = near.name) as counted where counted.posts_count > 0) as found`;

const findBy = <Values extends FindValues>(name: string, which: SQL, fit: SQL) =>
  prepared<TagRow[], Values>((db) =>
    db
      .select({
        name: tagFormOf(sql`found.name`),
        key: sql<string>`found.name`.as("key"),
        postsCount: sql<number>`found.posts_count`,
        rank: sql<number>`found.rank`,
        total: sql<number>`found.total`,
      })
      .from(matches(which, fit))
      .where(
        sql`found.rank < ${sql.placeholder("rank")}::bigint
          or (found.rank = ${sql.placeholder("rank")}::bigint and found.name > ${sql.placeholder("name")}::text)`,
      )
      .orderBy(sql`found.rank desc, found.name`)
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(name),
  );

const pattern = sql`${sql.placeholder("pattern")}::text`;

/** Finds tags that contain a text, by `tags_trgm_idx`, or begin with it, by `tags_prefix_idx`; the latter first. */
export const findTags = findBy(
  "search_tags",
  sql`(select name from ${tags} where name like ${pattern} order by starts_with(name, ${prefix}) desc, posts_count desc limit ${CONSIDERED})
    union (select distinct name from ${tagDeltas} where name like ${pattern})`,
  BEGINNING,
);

/**
 * Finds tags that are one slip away from a text, or similar to it, by `tags_pkey` and `tags_trgm_idx`, for searches that
 * find none; the most similar first. It does not use the pattern.
 */
export const nearTags = findBy<FindValues & { slips: string[] }>(
  "search_tags_near",
  sql`select name from ${tags} where name = any(${slips})
    union (select name from (select * from (select name from ${tags} where name % ${prefix} and ${pattern} <> '' limit ${CONSIDERED}) as counted_tag
      union select name from ${tagDeltas} where name % ${prefix} or name = any(${slips})) as similar_tag
    order by similarity(name, ${prefix}) desc limit 5)`,
  SIMILARITY,
);

/** Of these tags, those that a member follows. */
export const followedAmong = prepared<{ name: string }[], { viewer: number; names: string[] }>((db) =>
  db
    .select({ name: sql<string>`sent.name` })
    .from(sql`unnest(${names}) as sent (name)`)
    .innerJoin(tagFollows, sql`${tagFollows.userId} = ${viewer} and ${tagFollows.name} = fold(sent.name)`)
    .prepare("tags_followed_among"),
);

/** Tags that a member follows, by name. */
export const followedTags = prepared<TagView[], { viewer: number; limit: number }>((db) =>
  db
    .select({ name: tagFormOf(tagFollows.name), postsCount: countOf(tagFollows.name) })
    .from(tagFollows)
    .leftJoin(unseen, sql`unseen.name = ${tagFollows.name}`)
    .where(eq(tagFollows.userId, viewer))
    .orderBy(tagFollows.name)
    .limit(sql.placeholder("limit"))
    .prepare("tags_followed"),
);

/** Serializes the follows of a member, so that two at the same time cannot exceed the limit. */
export const followInTurn = (tx: Tx, viewerId: number) => lockInTurn(tx, `tag follows:${viewerId}`);

/** Counts the tags that a member follows. */
export const countFollowed = (db: DbOrTx, viewerId: number): Promise<number> =>
  db.$count(tagFollows, eq(tagFollows.userId, viewerId));

/** Follows a tag; returns false if the member followed it before. */
export async function insertTagFollow(db: DbOrTx, userId: number, name: string): Promise<boolean> {
  const rows = await db.insert(tagFollows).values({ userId, name }).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Follows a tag no longer. */
export async function deleteTagFollow(db: DbOrTx, userId: number, name: string): Promise<void> {
  await db.delete(tagFollows).where(and(eq(tagFollows.userId, userId), eq(tagFollows.name, sql`fold(${name})`)));
}

/** A tag with the figures of the last count. */
export interface TrendRow {
  name: string;
  weekAuthors: number;
  previousAuthors: number;
  usualAuthors: number | null;
  isNew: boolean;
  dailyAuthors: number[];
  score: number;
  sampleAuthorIds: number[];
}

const trend = {
  name: tagTrends.name,
  weekAuthors: tagTrends.weekAuthors,
  previousAuthors: tagTrends.previousAuthors,
  usualAuthors: tagTrends.usualAuthors,
  isNew: tagTrends.isNew,
  dailyAuthors: sql<number[]>`to_jsonb(${tagTrends.dailyAuthors})`,
  score: tagTrends.score,
  sampleAuthorIds: sql<number[]>`to_jsonb(${tagTrends.sampleAuthorIds})`,
};

/** Those of these tags that are trends. */
export const trendsOf = prepared<TrendRow[], { names: string[] }>((db) =>
  db
    .select({ ...trend, name: sql<string>`sent.name` })
    .from(sql`unnest(${names}) as sent (name)`)
    .innerJoin(tagTrends, sql`${tagTrends.name} = fold(sent.name)`)
    .prepare("tag_trends_of"),
);

/**
 * Lists trends, the strongest first, by `tag_trends_score_idx`, with the same number of posts as on their own pages.
 */
export const strongestTrends = prepared<TagView[], { viewer: number; limit: number }>((db) =>
  db
    .select({ name: tagFormOf(tagTrends.name), postsCount: countOf(tagTrends.name) })
    .from(tagTrends)
    .leftJoin(unseen, sql`unseen.name = ${tagTrends.name}`)
    .orderBy(sql`${tagTrends.score} desc, ${tagTrends.weekAuthors} desc, ${tagTrends.name}`)
    .limit(sql.placeholder("limit"))
    .prepare("tag_trends_strongest"),
);
