import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { requestedLists, afterCursor, type ListValues } from "#server/db/keyset";
import { posts } from "#server/db/schema/posts";
import { tags } from "#server/db/schema/tags";
import { canSeePost } from "#server/db/visibility";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;

interface Values extends ListValues<string> {
  offset: number;
}

/** A tag with more posts is found sooner among the newest posts than by its index. */
const COMMON_FROM = sql.raw("3000");

const listsOf = (name: string, page: SQL) =>
  prepared<{ listNumber: number; id: number }[], Values>((db) =>
    db
      .select({ listNumber: sql<number>`asked.list_number`, id: sql<number>`page.id` })
      .from(
        sql`${requestedLists("text[]")} left join ${tags} as tag on tag.name = asked.subject, lateral (${page}) as page`,
      )
      .orderBy(sql`asked.list_number`, sql`page.created_at desc`, sql`page.id desc`)
      .prepare(name),
  );

const isBehind = afterCursor(posts.createdAt, posts.id);
const newestFirst = sql`order by created_at desc, id desc limit asked.size offset ${sql.placeholder("offset")}`;
const columns = sql`${posts.id} as id, ${posts.createdAt} as created_at`;
const isCommon = sql`coalesce(tag.posts_count, 0) > ${COMMON_FROM}`;

/**
 * Ids of posts that carry tags and that the viewer may see, newest first: by `posts_feed_idx` for a tag that very many
 * posts carry, by `posts_tags_idx` alone for any other. PostgreSQL reads no row of the way that is not taken.
 */
export const postsOfTags = listsOf(
  "posts_of_tags",
  sql`select * from (
      (select ${columns} from ${posts}
        where ${isCommon} and ${posts.tags} @> array[asked.subject] and ${isBehind} and ${canSeePost(viewer, posts)}
        order by ${posts.createdAt} desc, ${posts.id} desc limit asked.size + ${sql.placeholder("offset")}::int)
      union all
      (select ${columns} from ${posts}
        where not ${isCommon} and ${posts.tags} @> array[asked.subject] and ${isBehind} and ${canSeePost(viewer, posts)} offset 0)
    ) as found ${newestFirst}`,
);

/** Ids of posts of categories that the viewer may see, newest first, by `posts_category_idx`. */
export const postsOfCategories = listsOf(
  "posts_of_categories",
  sql`select ${columns} from ${posts}
    where ${posts.category} = asked.subject and ${isBehind} and ${canSeePost(viewer, posts)}
    order by ${posts.createdAt} desc, ${posts.id} desc limit asked.size offset ${sql.placeholder("offset")}`,
);

interface CountValues extends Record<string, unknown> {
  viewer: number;
  names: string[];
  /** Counting stops at this number. */
  most: number;
}

const countsOf = (name: string, has: SQL) =>
  prepared<{ name: string; count: number }[], CountValues>((db) =>
    db
      .select({
        name: sql<string>`subject.name`,
        count: sql<number>`(select count(*) from (select 1 from ${posts}
          where ${has} and ${canSeePost(viewer, posts)} limit ${sql.placeholder("most")}::int) as counted)`,
      })
      .from(sql`unnest(${sql.placeholder("names")}::text[]) as subject (name)`)
      .prepare(name),
  );

/** Counts the posts of short lists that the viewer may see. */
export const countOfTags = countsOf("posts_of_tags_count", sql`${posts.tags} @> array[subject.name]`);
export const countOfCategories = countsOf("posts_of_categories_count", sql`${posts.category} = subject.name`);
