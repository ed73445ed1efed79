import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { posts } from "#server/db/schema/posts";
import { tags } from "#server/db/schema/tags";
import { canSeePost } from "#server/db/visibility";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;

interface ListValues extends Record<string, unknown> {
  viewer: number;
  names: string[];
  /** How many to read of each. */
  limits: number[];
  /** Each list goes on behind this moment and id. */
  moments: string[];
  ids: number[];
  offset: number;
}

/** Newer than this is nothing. */
export const NEWEST = { createdAt: "infinity", id: Number.MAX_SAFE_INTEGER };

/** Posts that carry a tag, from which on it is found sooner among the newest posts than by its index. */
const COMMON_FROM = sql.raw("3000");

const listsOf = (name: string, page: SQL) =>
  prepared<{ place: number; id: number }[], ListValues>((db) =>
    db
      .select({ place: sql<number>`asked.place`, id: sql<number>`page.id` })
      .from(
        sql`unnest(${sql.placeholder("names")}::text[], ${sql.placeholder("limits")}::int[],
            ${sql.placeholder("moments")}::text[]::timestamptz[], ${sql.placeholder("ids")}::bigint[])
          with ordinality as asked (name, size, moment, id, place)
          left join ${tags} as kept on kept.name = asked.name, lateral (${page}) as page`,
      )
      .orderBy(sql`asked.place`, sql`page.created_at desc`, sql`page.id desc`)
      .prepare(name),
  );

const behind = sql`(${posts.createdAt}, ${posts.id}) < (asked.moment, asked.id)`;
const newestFirst = sql`order by created_at desc, id desc limit asked.size offset ${sql.placeholder("offset")}`;
const columns = sql`${posts.id} as id, ${posts.createdAt} as created_at`;
const isCommon = sql`coalesce(kept.posts_count, 0) > ${COMMON_FROM}`;

/**
 * Ids of posts that carry tags and that the viewer may see, newest first: by `posts_feed_idx` for a tag that very many
 * posts carry, by `posts_tags_idx` alone for any other. Of the way that is not gone no row is read.
 */
export const postsOfTags = listsOf(
  "posts_of_tags",
  sql`select * from (
      (select ${columns} from ${posts}
        where ${isCommon} and ${posts.tags} @> array[asked.name] and ${behind} and ${canSeePost(viewer, posts)}
        order by ${posts.createdAt} desc, ${posts.id} desc limit asked.size + ${sql.placeholder("offset")}::int)
      union all
      (select ${columns} from ${posts}
        where not ${isCommon} and ${posts.tags} @> array[asked.name] and ${behind} and ${canSeePost(viewer, posts)} offset 0)
    ) as found ${newestFirst}`,
);

/** Ids of posts of categories that the viewer may see, newest first, by `posts_category_idx`. */
export const postsOfCategories = listsOf(
  "posts_of_categories",
  sql`select ${columns} from ${posts}
    where ${posts.category} = asked.name and ${behind} and ${canSeePost(viewer, posts)}
    order by ${posts.createdAt} desc, ${posts.id} desc limit asked.size offset ${sql.placeholder("offset")}`,
);

interface CountValues extends Record<string, unknown> {
  viewer: number;
  names: string[];
  /** Lists of at most so many are counted one by one. */
  most: number;
}

const countsOf = (name: string, has: SQL) =>
  prepared<{ name: string; count: number }[], CountValues>((db) =>
    db
      .select({
        name: sql<string>`asked.name`,
        count: sql<number>`(select count(*) from (select 1 from ${posts}
          where ${has} and ${canSeePost(viewer, posts)} limit ${sql.placeholder("most")}::int) as counted)`,
      })
      .from(sql`unnest(${sql.placeholder("names")}::text[]) as asked (name)`)
      .prepare(name),
  );

/** How many posts of short lists the viewer may see. */
export const countOfTags = countsOf("posts_of_tags_count", sql`${posts.tags} @> array[asked.name]`);
export const countOfCategories = countsOf("posts_of_categories_count", sql`${posts.category} = asked.name`);
