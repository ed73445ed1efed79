import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { hiddenLately } from "#server/db/hiddenCounts";
import { hiddenPosts } from "#server/db/schema/feed";
import { bonds } from "#server/db/schema/people";
import { feedAnchors, feedCountDeltas, feedCounts, posts } from "#server/db/schema/posts";
import { peopleHiddenFrom, peopleMutedBy } from "#server/db/visibility";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";
import { ANCHOR_MINUTES } from "#server/features/feed/feed.model";
import { isInHome, postsOf } from "#server/features/feed/feed.queries";
import type { PostRow } from "#server/features/posts/posts.model";

/*
 * A page far down the home feed is found by counting, not by walking: all public posts are counted by spans of time, on
 * three levels. What a viewer sees differs from them by the posts that their bonds share and by the public posts of
 * people who are hidden or muted, and an index has both. On each level the statement adds up the few spans within the
 * span of the level above until the skipped posts are in one of them; then it walks through that one only.
 */

const viewer = sql.placeholder("viewer");
const offset = sql.placeholder("offset");

/** The last bits of a span's number, which it does not have in common with the span some levels above. */
const bits = (levels: number) => sql.raw(String(5 * levels));
const SPAN_SECONDS = 1_024;
/** The rows of a page, and one more to know whether more follow. */
const LIMIT = sql.raw(String(FEED_PAGE_SIZE + 1));

/** The position where the viewer's first page began, while it is remembered. */
const beginning = sql`select ${feedAnchors.newestCreatedAt} as created_at, ${feedAnchors.newestId} as id from ${feedAnchors}
  where ${feedAnchors.viewerId} = ${viewer} and ${feedAnchors.scope} = ''
    and ${feedAnchors.takenAt} > now() - interval '${sql.raw(String(ANCHOR_MINUTES))} minutes'`;

/**
 * What counts differently for the viewer than for everybody: posts that bonds share and those that the viewer alone sees
 * are more, public posts of people who are hidden or muted and posts that the viewer has hidden are less.
 */
const own = sql`
  select ${posts.createdAt} as created_at, ${posts.id} as id, 1 as posts
  from (select ${bonds.bondId} as id from ${bonds} where ${bonds.userId} = ${viewer} union all select ${viewer}::bigint) as author
    join ${posts} on ${posts.authorId} = author.id and ${posts.visibility} = 'bonds'
  where author.id <> all(array(select id from hidden))
  union all
  select ${posts.createdAt}, ${posts.id}, 1
  from ${posts} where ${posts.authorId} = ${viewer} and ${posts.visibility} in ('only_me', 'hidden')
  union all
  select ${posts.createdAt}, ${posts.id}, -1
  from hidden join ${posts} on ${posts.authorId} = hidden.id and ${posts.visibility} = 'public'
  union all
  select ${posts.createdAt}, ${posts.id}, -1
  from ${hiddenPosts} join ${posts} on ${posts.id} = ${hiddenPosts.postId}
  where ${hiddenPosts.userId} = ${viewer} and ${posts.authorId} <> all(array(select id from hidden))
    and (${posts.visibility} = 'public' or (${posts.visibility} = 'bonds' and exists (
      select from ${bonds} where ${bonds.userId} = ${viewer} and ${bonds.bondId} = ${posts.authorId} offset 0)))`;

/**
 * The posts that are newer than the beginning: those of a few minutes. PostgreSQL expects few of a range with two ends,
 * although this one leaves nothing out.
 */
const newer = sql`(select count(*) from ${posts}
    where ${posts.createdAt} >= (select created_at from beginning) and ${posts.createdAt} < 'infinity'
      and (${posts.createdAt}, ${posts.id}) > ((select created_at from beginning), (select id from beginning))
      and ${posts.visibility} = 'public')
  + (select coalesce(sum(posts), 0) from own
    where (created_at, id) > ((select created_at from beginning), (select id from beginning)))`;

/**
 * Finds the span of a level in which the skipped posts end, and how many of them are in newer spans.
 * @param above the name of the part that found the span of the level above.
 */
function spanOf(level: number, above: string | null): SQL {
  const shift = bits(level);
  const upper = above === null ? null : sql`(select span from ${sql.raw(above)})`;
  const skipped = above === null ? sql`0` : sql`(select skipped from ${sql.raw(above)})`;
  const isChild = upper ? sql`where span >> ${bits(level + 1)} = ${upper}` : sql``;
  const children = upper ? sql`and span between ${upper} << ${bits(1)} and (${upper} + 1 << ${bits(1)}) - 1` : sql``;
  return sql`
    select max(span) filter (where upto > wanted) as span, coalesce(max(upto) filter (where upto <= wanted), ${skipped}) as skipped
    from (select span, ${skipped} + sum(posts) over (order by span desc) as upto, (select posts from skip) as wanted
      from (select span, posts from ${feedCounts} where level = ${sql.raw(String(level))} ${children}
        union all select span >> ${shift}, posts from changes ${isChild}) as parts) as running`;
}

/** Returns a page of the viewer's home feed by its number, which starts where the first page began. */
export const numberedHomePage = prepared<PostRow[], { viewer: number; offset: number }>((db) =>
  postsOf(
    db,
    sql`(with beginning as materialized (${beginning}),
        hidden as materialized (${peopleHiddenFrom(viewer)} union ${peopleMutedBy(viewer)} union ${hiddenLately}),
        own as materialized (${own}),
        skip as materialized (select ${offset}::bigint + ${newer} as posts),
        changes as materialized (select feed_span(created_at) as span, posts from own
          union all select span, delta from ${feedCountDeltas}),
        upper as materialized (${spanOf(2, null)}),
        middle as materialized (${spanOf(1, "upper")}),
        lowest as materialized (${spanOf(0, "middle")})
      select ${posts.id} as id from ${posts}
      where ${posts.createdAt} < (select to_timestamp((span::bigint + 1) * ${sql.raw(String(SPAN_SECONDS))}) from lowest) and ${isInHome}
      order by ${posts.createdAt} desc, ${posts.id} desc
      limit ${LIMIT} offset (select (select posts from skip) - skipped from lowest)) as page`,
  ).prepare("feed_numbered_home"),
);
