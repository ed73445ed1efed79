import { desc, eq, sql, type SQL } from "drizzle-orm";
import { type DbOrTx, prepared } from "#server/db/client";
import { behind, readOnce } from "#server/db/keyset";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { likes, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { tagFormOf } from "#server/db/tagForms";
import { canSeePost } from "#server/db/visibility";
import type { ReasonedRow, ReasonKind } from "./following.model.ts";
import { followedSources, interests, isFollowed, likersOf, reasonColumns } from "./following.sources.queries.ts";

const viewer = sql.placeholder("viewer");

/** The posts behind a position that are walked through, before those of each person, tag and group are looked up. */
const WALKED = sql.raw("400");
/** For a page by its number, which skips those before it, the walk is longer. */
const WALKED_FAR = sql.raw("2000");

/** Chosen posts, by the name `chosen`, with their reasons and only those that the viewer may see. */
export const withReasons = (chosen: SQL): SQL => sql`
  select post.id, post.kind, case when post.kind = 'tag' then ${tagFormOf(sql`post.tag`)} end as tag, liker.id as liker_id, liker.others from (
    select post.*, ${reasonColumns} as kind from ${chosen} join lateral (
      select ${posts.id} as id, ${posts.authorId} as author_id, ${posts.groupId} as group_id,
        case when ${posts.visibility} = 'public' then (select carried.tag from unnest(${posts.tags}) with ordinality as carried (tag, n)
          where carried.tag in (select name from own_tags) order by carried.n limit 1) end as tag
      from ${posts} where ${posts.id} = chosen.id and ${canSeePost(viewer, posts)} offset 0) as post on true) as post
  left join lateral ${likersOf(sql`post.id`)} as liker on post.kind = 'liked'`;

/** So many posts behind a position, of which those that are in Following are found on a walk: only there a like brings one. */
const steps = (
  count: SQL,
) => sql`select ${posts.id} as id, ${posts.authorId} as author_id, ${posts.groupId} as group_id,
          ${posts.visibility} as visibility, ${posts.tags} as tags, ${posts.createdAt} as created_at
        from ${posts} where ${behind(posts.createdAt, posts.id)}
        order by ${posts.createdAt} desc, ${posts.id} desc limit ${count}`;

/**
 * The newest posts of Following behind a position, by one of two ways in one statement. Members with many interests find
 * a page among the few hundred posts that follow, which are walked through. Where that yields too few, the newest posts
 * of each person, tag and group are looked up by their indexes and merged.
 */
const followedPage = (limit: SQL, walked = WALKED): SQL => sql`(with ${interests},
    walk as materialized (select newest.id, newest.created_at from (${steps(walked)}) as newest
      where ${isFollowed(sql`newest`)} order by newest.created_at desc, newest.id desc limit ${limit}),
    probes as materialized (select source.id, source.created_at from (${followedSources(limit)}) as source
      where (select count(*) from walk) < ${limit}),
    chosen as materialized (select id from (select id, created_at from walk union select id, created_at from probes) as merged
      order by created_at desc, id desc limit ${limit})
  ${withReasons(sql`chosen`)}) as page`;

/** Selects posts with their reasons, and further columns; `page` is a sub-select of that name as `withReasons` makes it. */
export const reasonedPosts = <More extends Record<string, SQL>>(db: DbOrTx, page: SQL, more: More) =>
  db
    .select({
      ...postColumns(viewer),
      reasonKind: sql<ReasonKind | null>`page.kind`,
      reasonTag: sql<string | null>`page.tag`,
      likerId: sql<number | null>`page.liker_id`,
      likerName: sql<string | null>`(select liker.name from ${users} as liker where liker.id = page.liker_id)`,
      otherLikers: sql<number | null>`page.others`,
      ...more,
    })
    .from(readOnce(page))
    .innerJoin(posts, sql`${posts.id} = page.id`)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`);

interface PageValues extends Record<string, unknown> {
  viewer: number;
  createdAt: string;
  id: number;
}

/** Each size is a statement of its own, as for the home feed. */
const build = (size: string, limit: SQL) =>
  prepared<ReasonedRow[], PageValues>((db) =>
    reasonedPosts(db, followedPage(limit), {})
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .prepare(`feed_following_${size}`),
  );

const bySize = new Map<number, ReturnType<typeof build>>();

/** Reads so many posts of Following behind a position, newest first. */
export function followingPage(db: DbOrTx, values: PageValues, limit: number): Promise<ReasonedRow[]> {
  const page = bySize.get(limit) ?? build(String(limit), sql.raw(String(Math.trunc(limit))));
  bySize.set(limit, page);
  return page(db, values);
}

/** Reads posts of Following behind a position: after `offset` posts, the rest of `limit`. */
export const numberedFollowingPage = prepared<ReasonedRow[], PageValues & { limit: number; offset: number }>((db) =>
  reasonedPosts(db, followedPage(sql`${sql.placeholder("limit")}::int`, WALKED_FAR), {})
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .offset(sql.placeholder("offset"))
    .prepare("feed_following_numbered"),
);

/** So many entries of the sources are counted, in which a post may occur several times. */
const ENTRIES_MAX = sql.raw("3000");
/** Posts of Following are counted up to this number. */
const COUNTED_MAX = sql.raw("1000");

/** So many likes of people whom the viewer knows are looked through for the count. */
const LIKES_COUNTED = sql.raw("20000");

/**
 * Counts the posts of Following, by the sources of its pages with numbers; a thousand stands for all above. The likes are
 * read by those who gave them, which costs less than to read those of each post. So a like counts here that fifty newer
 * ones hide from the pages.
 */
export const countFollowing = prepared<{ count: number }[], PageValues>((db) =>
  db
    .select({ count: sql<number>`counted.count` })
    .from(
      sql`(with ${interests}, steps as materialized (${steps(WALKED_FAR)}),
          liked as materialized (select ${likes.postId} as id from known join ${likes} on ${likes.userId} = known.id
            and ${likes.postId} >= (select min(id) from steps) limit ${LIKES_COUNTED})
        select least(count(distinct id), ${COUNTED_MAX}) as count
        from (select id from steps where ${isFollowed(sql`steps`, sql`steps.id in (select id from liked)`)} union all
          (select source.id from (${followedSources(COUNTED_MAX)}) as source limit ${ENTRIES_MAX})) as entry) as counted`,
    )
    .prepare("feed_following_count"),
);
