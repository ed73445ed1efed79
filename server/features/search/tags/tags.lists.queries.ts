import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { requestedLists, afterCursor, type ListValues } from "#server/db/keyset";
import { posts } from "#server/db/schema/posts";
import { postTags } from "#server/db/schema/tags";
import { canSeePerson, canSeePost, isNotHiddenInList } from "#server/db/visibility";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;

interface Values extends ListValues<string> {
  offset: number;
}

const listsOf = (name: string, page: SQL) =>
  prepared<{ listNumber: number; id: number }[], Values>((db) =>
    db
      .select({ listNumber: sql<number>`asked.list_number`, id: sql<number>`page.id` })
      .from(sql`${requestedLists("text[]")}, lateral (${page}) as page`)
      .orderBy(sql`asked.list_number`, sql`page.created_at desc`, sql`page.id desc`)
      .prepare(name),
  );

/** A tag of a post that the viewer may see: of a public post the index knows enough. */
const isVisible = sql`${canSeePerson(viewer, postTags.authorId)} and ${isNotHiddenInList(viewer, postTags.postId)} and (${postTags.isPublic}
  or exists (select from ${posts} where ${posts.id} = ${postTags.postId} and ${canSeePost(viewer, posts)} offset 0))`;

const isListed = sql`${canSeePost(viewer, posts)} and ${isNotHiddenInList(viewer, posts.id)}`;

/** Ids of posts that carry tags and that the viewer may see, newest first, by `post_tags_list_idx`. */
export const postsOfTags = listsOf(
  "posts_of_tags",
  sql`select ${postTags.postId} as id, ${postTags.createdAt} as created_at from ${postTags}
    where ${postTags.name} = fold(asked.subject) and ${afterCursor(postTags.createdAt, postTags.postId)} and ${isVisible}
    order by ${postTags.createdAt} desc, ${postTags.postId} desc limit asked.size offset ${sql.placeholder("offset")}`,
);

/** Ids of posts of categories that the viewer may see, newest first, by `posts_category_idx`. */
export const postsOfCategories = listsOf(
  "posts_of_categories",
  sql`select ${posts.id} as id, ${posts.createdAt} as created_at from ${posts}
    where ${posts.category} = asked.subject and ${afterCursor(posts.createdAt, posts.id)} and ${isListed}
    order by ${posts.createdAt} desc, ${posts.id} desc limit asked.size offset ${sql.placeholder("offset")}`,
);

interface CountValues extends Record<string, unknown> {
  viewer: number;
  names: string[];
  /** Counting stops at this number. */
  most: number;
}

const countsOf = (name: string, listed: SQL) =>
  prepared<{ name: string; count: number }[], CountValues>((db) =>
    db
      .select({
        name: sql<string>`subject.name`,
        count: sql<number>`(select count(*) from (${listed} limit ${sql.placeholder("most")}::int) as counted)`,
      })
      .from(sql`unnest(${sql.placeholder("names")}::text[]) as subject (name)`)
      .prepare(name),
  );

/** Counts the posts of short lists that the viewer may see. */
export const countOfTags = countsOf(
  "posts_of_tags_count",
  sql`select from ${postTags} where ${postTags.name} = fold(subject.name) and ${isVisible}`,
);
export const countOfCategories = countsOf(
  "posts_of_categories_count",
  sql`select from ${posts} where ${posts.category} = subject.name and ${isListed}`,
);
