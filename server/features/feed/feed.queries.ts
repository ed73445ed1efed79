import { desc, eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { behind, limited, readOnce } from "#server/db/keyset";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { hiddenPosts } from "#server/db/schema/feed";
import { bonds } from "#server/db/schema/people";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeePerson, canSeePost, isNotHiddenBy, isOutsideGroups } from "#server/db/visibility";
import type { PostRow } from "#server/features/posts/posts.model";

const viewer = sql.placeholder("viewer");
const username = sql.placeholder("username");

/** The owner of the feed and its position: posts older than a timestamp and id. */
interface FeedValues extends Record<string, unknown> {
  viewer: number;
  createdAt: string;
  id: number;
  /** The author's name; null for the home feed. */
  username?: string | null;
}

/** Selects the posts of a page, newest first; `page` is a sub-select of that name with their ids. */
const postsOf = (db: DbOrTx, page: SQL) =>
  db
    .select(postColumns(viewer))
    .from(readOnce(page))
    .innerJoin(posts, sql`${posts.id} = page.id`)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .orderBy(desc(posts.createdAt), desc(posts.id));

/**
 * Reads one page of a feed by one statement. It finds the ids alone, in the order of their index, and joins only the
 * posts of the page. The page size is part of the statement's text, one statement for each size: with a parameter
 * PostgreSQL would plan for a tenth of all posts, each time anew.
 */
export function pageOf(name: string, whose: SQL) {
  const build = (size: string, limit: SQL) =>
    prepared<PostRow[], FeedValues>((db) => {
      const page = sql`(select ${posts.id} as id from ${posts}
        where ${behind(posts.createdAt, posts.id)}
          and ${whose}
        order by ${posts.createdAt} desc, ${posts.id} desc ${limit}) as page`;
      return postsOf(db, page).prepare(`${name}_${size}`);
    });
  const bySize = new Map<number, ReturnType<typeof build>>();
  const skipping = build("n", limited);

  return (db: DbOrTx, values: FeedValues, limit: number, offset: number): Promise<PostRow[]> => {
    if (offset > 0) return skipping(db, { ...values, limit, offset });
    const page = bySize.get(limit) ?? build(String(limit), sql`limit ${sql.raw(String(Math.trunc(limit)))}`);
    bySize.set(limit, page);
    return page(db, values);
  };
}

/** Posts in a private group appear only in the group. */
export const forAll = isOutsideGroups(posts.visibility);

/**
 * One author's posts that the viewer may see, newest first, by `posts_author_idx`; none when there is no such author.
 */
export const authorPage = pageOf(
  "feed_author",
  sql`${canSeePost(viewer, posts)} and ${forAll} and ${posts.authorId} = (select id from ${users} where lower(username) = lower(${username}))
    and ${isNotHiddenBy(viewer, posts.id)}`,
);

/** The number of posts that the viewer has hidden and that the stored counts include; each is looked up. */
export const hiddenOf = (whose: SQL) => sql`(select count(*) from (
    select ${hiddenPosts.postId} as id from ${hiddenPosts} where ${hiddenPosts.userId} = ${viewer} offset 0) as put_away, lateral (
    select from ${posts} where ${posts.id} = put_away.id and ${whose} and ${forAll} and ${canSeePost(viewer, posts)} offset 0) as counted)`;

/** The number of one author's posts that the viewer may see, for a statement that reads `users`. */
export const authorTotal = sql<number>`case when ${canSeePerson(viewer, users.id)} then ${users.publicPostsCount}
  + case when ${users.id} = ${viewer} or exists (
      select 1 from ${bonds} where ${bonds.userId} = ${viewer} and ${bonds.bondId} = ${users.id})
    then ${users.bondsPostsCount} else 0 end
  + case when ${users.id} = ${viewer} then ${users.ownPostsCount} else 0 end
  - ${hiddenOf(sql`${posts.authorId} = ${users.id}`)} else 0 end`;

/** Counts one author's feed; no row when there is no such author. */
export const countAuthor = prepared<{ total: number }[], { viewer: number; username: string }>((db) =>
  db
    .select({ total: authorTotal })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`)
    .prepare("feed_author_total"),
);
