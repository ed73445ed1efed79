import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { type DbOrTx, prepared } from "#server/db/client";
import { sightings } from "#server/db/schema/analytics";
import { comments } from "#server/db/schema/comments";
import { likes, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { isNotHidden, peopleHiddenFrom } from "#server/db/visibility";
import type { Tab } from "#server/features/feed/feed.model";
import { reasonedPosts, withReasons } from "#server/features/feed/following/following.queries";
import { followedSources, interests, standingSources } from "#server/features/feed/following/following.sources.queries";
import { isAtHome } from "#server/features/feed/home/home.rule.queries";
import { topSince } from "#server/features/feed/places/places.queries";
import { RANKED_MAX, type TopPosition, type TopRow, WALKED_MAX } from "./top.model.ts";

const viewer = sql.placeholder("viewer");

/** So many posts of each person, tag and group are considered, the newest. */
const EACH = sql.raw("100");
/** Of the marks of each kind on a post, so many count: the newest by members with standing, among so many. */
const MARKS_MAX = sql.raw("100");
const MARKS_WALKED = sql.raw("1000");
const RANKED = sql.raw(String(RANKED_MAX));
const WALKED = sql.raw(String(WALKED_MAX));

/** The moments of a reading: those of its first page, or those that the cursor holds. */
const span = sql`span as materialized (select coalesce(${sql.placeholder("since")}::timestamptz, ${topSince}) as since,
    coalesce(${sql.placeholder("asOf")}::timestamptz, date_trunc('milliseconds', now())) as as_of)`;

const inSpan = (moment: SQLWrapper) =>
  sql`${moment} > (select since from span) and ${moment} <= (select as_of from span)`;

/**
 * The newest posts of Everything whose authors have standing or have none: found on a walk through so many posts of the
 * time, author by author, which ends as soon as there are enough.
 */
const walked = (
  hasStanding: SQL,
  steps: SQL,
  most: SQL,
) => sql`(select ${posts.id} as id, ${posts.createdAt} as created_at
    from (select * from ${posts} where ${inSpan(posts.createdAt)} order by ${posts.createdAt} desc, ${posts.id} desc limit ${steps}) as ${posts},
      lateral (select has_standing from ${users} where ${users.id} = ${posts.authorId} offset 0) as author
    where author.has_standing = ${hasStanding} and ${posts.authorId} <> ${viewer} and ${isAtHome(viewer)}
    order by ${posts.createdAt} desc, ${posts.id} desc limit ${most})`;

/** What is ranked: posts by authors with standing, however many others were written; those of others fill what is left. */
const CANDIDATES: Record<Tab, SQL> = {
  everything: sql`(with standing as materialized (${walked(sql`true`, WALKED, RANKED)})
    select * from standing union all
    ${walked(sql`false`, RANKED, sql`(select ${RANKED} - count(*) from standing)`)})`,
  following: sql`select found.id, found.created_at from (select distinct source.id, source.created_at, source.author_id
      from (${followedSources(EACH, inSpan)} union all ${standingSources(EACH, inSpan)}) as source) as found
    join ${users} as author on author.id = found.author_id
    order by author.has_standing desc, found.created_at desc, found.id desc limit ${RANKED}`,
};

/** The newest marks of a kind on a post by members with standing, until the moment of the reading. */
const marksOf = (marks: SQL) => sql`(select given.user_id from (${marks} limit ${MARKS_WALKED}) as given
    where exists (select from ${users} as giver where giver.id = given.user_id and giver.has_standing offset 0) limit ${MARKS_MAX})`;

/**
 * One more than the members with standing who liked a post or commented on it, whom the viewer sees. Nothing for an
 * author without standing, whose posts come last so, behind those that nobody marked.
 */
const score = sql`case when not author.has_standing or author.id in (select id from less) then 0 else (
    select 1 + count(distinct mark.user_id) from (
      ${marksOf(sql`select ${likes.userId} as user_id from ${likes} where ${likes.postId} = post.id
        and ${likes.createdAt} <= (select as_of from span) order by ${likes.createdAt} desc`)}
      union all
      ${marksOf(sql`select ${comments.authorId} as user_id from ${comments} where ${comments.postId} = post.id
        and ${comments.createdAt} <= (select as_of from span) and ${comments.deletedAt} is null`)}) as mark
    where mark.user_id <> author.id and mark.user_id not in (select id from hidden)
      and ${isNotHidden(viewer, sql`mark.user_id`)}) end`;

/** Whether the viewer had a post on their screen before the reading began, or liked it or commented on it. */
const isSeen = sql`(exists (select from ${sightings} where ${sightings.viewerId} = ${viewer} and ${sightings.metric} = 'impression'
    and ${sightings.ownerId} = author.id and ${sightings.postId} = post.id and ${sightings.createdAt} <= (select as_of from span) offset 0)
  or exists (select from ${likes} where ${likes.postId} = post.id and ${likes.userId} = ${viewer}
    and ${likes.createdAt} <= (select as_of from span) offset 0)
  or exists (select from ${comments} where ${comments.postId} = post.id and ${comments.authorId} = ${viewer}
    and ${comments.deletedAt} is null and ${comments.createdAt} <= (select as_of from span) offset 0))`;

const isBehind = sql`(${sql.placeholder("score")}::bigint is null or (score, created_at, id)
    < (${sql.placeholder("score")}::bigint, ${sql.placeholder("createdAt")}::timestamptz, ${sql.placeholder("id")}::bigint))`;

/** The chosen posts; only Following has reasons. */
const CHOSEN: Record<Tab, SQL> = {
  everything: sql`(select id, null as kind, null as tag, null::bigint as liker_id, null::bigint as others from chosen)`,
  following: sql`(${withReasons(sql`chosen`)})`,
};

const topPage = (tab: Tab, limit: SQL) => sql`(with ${interests}, ${span},
    hidden as materialized (${peopleHiddenFrom(viewer)}),
    candidates as materialized (${CANDIDATES[tab]}),
    ranked as materialized (select post.id, post.created_at, ${score} as score from candidates
      join ${posts} as post on post.id = candidates.id join ${users} as author on author.id = post.author_id
      where author.id <> ${viewer} and not ${isSeen}),
    chosen as materialized (select id, score from ranked where ${isBehind} order by score desc, created_at desc, id desc ${limit})
  select reasoned.*, chosen.score, span.*, (select count(*) from ranked) as total
  from chosen join ${CHOSEN[tab]} as reasoned on reasoned.id = chosen.id, span) as page`;

type TopValues = { [Name in keyof TopPosition]: TopPosition[Name] | null } & {
  viewer: number;
  limit: number;
  offset: number;
};

const build = (tab: Tab) =>
  prepared<TopRow[], TopValues>((db) => {
    const page = topPage(tab, sql`limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}`);
    return reasonedPosts(db, page, {
      score: sql<number>`page.score`,
      since: sql<string>`page.since`.mapWith(posts.createdAt),
      asOf: sql<string>`page.as_of`.mapWith(posts.createdAt),
      total: sql<number>`page.total`,
    })
      .orderBy(sql`page.score desc, ${posts.createdAt} desc, ${posts.id} desc`)
      .prepare(`feed_top_${tab}`);
  });

const PAGES = { everything: build("everything"), following: build("following") };

/**
 * Reads a page of Top: the newest posts of a tab since the viewer's last visit that they have not seen before this
 * reading began, those first that most members with standing have marked.
 */
export const topPosts = (
  db: DbOrTx,
  tab: Tab,
  { position, ...values }: { viewer: number; position: Partial<TopPosition> | null; limit: number; offset: number },
): Promise<TopRow[]> => PAGES[tab](db, { ...FIRST, ...position, ...values });

const FIRST = { since: null, asOf: null, score: null, createdAt: null, id: null };
