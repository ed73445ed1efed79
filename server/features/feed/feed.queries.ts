import { desc, eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { publicPostsTotal } from "#server/db/counters";
import { behind, limited } from "#server/db/keyset";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { groups } from "#server/db/schema/groups";
import { bonds } from "#server/db/schema/people";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import {
  canSeePerson,
  canSeePost,
  isGroupMember,
  isNotMuted,
  peopleHiddenFrom,
  peopleMutedBy,
} from "#server/db/visibility";
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
  /** The id of the group. */
  group?: number;
}

/** Selects the posts of a page, newest first; `page` is a sub-select of that name with their ids. */
export const postsOf = (db: DbOrTx, page: SQL) =>
  db
    .select(postColumns(viewer))
    .from(page)
    .innerJoin(posts, sql`${posts.id} = page.id`)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .orderBy(desc(posts.createdAt), desc(posts.id));

/**
 * Reads one page of a feed by one statement. It finds the ids alone, in the order of their index, and joins only the
 * posts of the page. The page size is part of the statement's text, one statement for each size: with a parameter
 * PostgreSQL would plan for a tenth of all posts, each time anew.
 */
function pageOf(name: string, whose: SQL) {
  const build = (size: string, limit: SQL) =>
    prepared<PostRow[], FeedValues>((db) => {
      const page = sql`(select ${posts.id} as id from ${posts}
        where ${behind(posts.createdAt, posts.id)}
          and ${canSeePost(viewer, posts)} and ${whose}
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
export const forAll = sql`${posts.visibility} <> 'group'`;

const isAtHome = sql`${forAll} and ${isNotMuted(viewer, posts.authorId)}`;

/** The home feed, newest first: posts that the viewer may see, of people they have not muted, by `posts_feed_idx`. */
export const homePage = pageOf("feed_home", isAtHome);

/** Checks whether a post is in the viewer's home feed. */
export const isInHome = sql`${canSeePost(viewer, posts)} and ${isAtHome}`;

/**
 * One author's posts that the viewer may see, newest first, by `posts_author_idx`; none when there is no such author.
 */
export const authorPage = pageOf(
  "feed_author",
  sql`${forAll} and ${posts.authorId} = (select id from ${users} where lower(username) = lower(${username}))`,
);

const group = sql`${sql.placeholder("group")}::bigint`;

/** Checks once for a statement whether the viewer may read the group, so that nothing of a closed one is walked through. */
const isOpen = sql`(exists (select 1 from ${groups} where ${groups.id} = ${group} and ${groups.visibility} = 'public')
  or ${isGroupMember(viewer, group)})`;

/** The posts of a group that the viewer may see, of people they have not muted, newest first, by `posts_group_idx`. */
export const groupPage = pageOf(
  "feed_group",
  sql`${posts.groupId} = ${group} and ${isOpen} and ${isNotMuted(viewer, posts.authorId)}`,
);

/**
 * The number of posts in the home feed: the stored total without people who are hidden or muted, plus posts that bonds
 * share. It sums over a viewer's own relations and counts no post.
 */
const homeTotal = sql<number>`${publicPostsTotal}
  - coalesce((select sum(${users.publicPostsCount}) from ${users}
      where ${users.id} in (${peopleHiddenFrom(viewer)} union ${peopleMutedBy(viewer)})), 0)
  + coalesce((select sum(${users.bondsPostsCount}) from ${users}
      where ${users.id} in (select ${bonds.bondId} from ${bonds} where ${bonds.userId} = ${viewer} union all select ${viewer}::bigint)
        and ${canSeePerson(viewer, users.id)} and ${isNotMuted(viewer, users.id)}), 0)`;

/** Counts the viewer's home feed. */
export const countHome = prepared<{ total: number }[], { viewer: number }>((db) =>
  db
    .select({ total: homeTotal })
    .from(sql`(select 1) as one`)
    .prepare("feed_home_total"),
);

/** The number of one author's posts that the viewer may see, for a statement that reads `users`. */
export const authorTotal = sql<number>`case when ${canSeePerson(viewer, users.id)} then ${users.publicPostsCount}
  + case when ${users.id} = ${viewer} or exists (
      select 1 from ${bonds} where ${bonds.userId} = ${viewer} and ${bonds.bondId} = ${users.id})
    then ${users.bondsPostsCount} else 0 end else 0 end`;

/** Counts one author's feed; no row when there is no such author. */
export const countAuthor = prepared<{ total: number }[], { viewer: number; username: string }>((db) =>
  db
    .select({ total: authorTotal })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`)
    .prepare("feed_author_total"),
);

/** Posts of a group are counted up to this number. */
const COUNTED_MAX = 10_000;

/**
 * Counts the posts of a group by people whom the viewer sees and has not muted, by `posts_group_idx`; ten thousand
 * stands for all above. In a private group of others there are none.
 */
export const countInGroup = prepared<{ count: number }[], { viewer: number; group: number }>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(
      sql`(select from ${posts} where ${posts.groupId} = ${group} and ${isOpen}
        and ${posts.authorId} <> all(array(${peopleHiddenFrom(viewer)} union ${peopleMutedBy(viewer)}))
      limit ${sql.raw(String(COUNTED_MAX))}) as counted`,
    )
    .prepare("feed_group_count"),
);
