import { sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { postCounterDeltas, postLinks, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { likesWithStanding, marksWithStanding } from "#server/db/standing";
import { isHiddenMember, peopleHiddenFrom, peopleMutedBy } from "#server/db/visibility";
import {
  CANDIDATES,
  type Candidates,
  type IdeaCandidate,
  IDEAS_RANKED,
  type LinkCandidate,
  ROWS_READ,
  SHARES_KNOWN,
  SHARES_RANKED,
} from "./feed.news.model.ts";

const number = (value: number): SQL => sql.raw(String(value));
const within = (created: SQL | typeof posts.createdAt | typeof postLinks.createdAt, days: number) =>
  sql`${created} > now() - interval '${number(days)} days'`;

/** Members whose posts count in the news. */
const counts = sql`${users.id} = ${posts.authorId} and ${users.hasStanding} and not ${isHiddenMember(posts.authorId)}`;

/** The newest rows of a week (`post_links_created_idx`), of public posts by members with standing. */
const shared = sql`select newest.url, newest.host, newest.at, newest.fresh,
    ${posts.id} as post_id, ${posts.authorId} as author_id, ${posts.likesCount} as likes
  from (select ${postLinks.postId} as post_id, ${postLinks.url} as url, ${postLinks.host} as host, ${postLinks.createdAt} as at,
      ${within(postLinks.createdAt, 1)} as fresh
    from ${postLinks} where ${within(postLinks.createdAt, 7)} order by ${postLinks.createdAt} desc limit ${number(ROWS_READ)}) as newest
  join ${posts} on ${posts.id} = newest.post_id and ${posts.visibility} = 'public'
  join ${users} on ${counts}`;

const counted = sql`select url, max(host) as host, count(*) as posts, count(distinct author_id) as members, max(at) as last_at,
    bool_or(fresh) as fresh, (array_agg(post_id order by likes desc, at desc, post_id desc))[1:${number(SHARES_KNOWN)}] as post_ids
  from shared where fresh or url not in (select url from shared where fresh)
  group by url order by fresh desc, members desc, posts desc, last_at desc, url limit ${number(CANDIDATES)}`;

/** The posts of a link, those first that most members with standing like; only of the first ones these are counted. */
const shares = sql`(select to_jsonb(array_agg(jsonb_build_object('postId', post_id, 'authorId', author_id,
    'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by liked desc, at desc, post_id desc))
  from (select shared.post_id, shared.author_id, shared.at,
      case when chosen.place <= ${number(SHARES_RANKED)} then ${likesWithStanding(sql`shared.post_id`)} else -1 end as liked
    from unnest(counted.post_ids) with ordinality as chosen (post_id, place)
    join shared on shared.post_id = chosen.post_id and shared.url = counted.url) as ranked)`;

/**
 * Lists links of the last day by the number of members who share them; after them links of the week that nobody shared
 * today.
 */
const links = prepared<LinkCandidate[], Record<string, never>>((db) =>
  db
    .with(db.$with("shared", {}).as(shared), db.$with("counted", {}).as(counted))
    .select({
      url: sql<string>`url`,
      host: sql<string>`host`,
      postsCount: sql<number>`posts`,
      membersCount: sql<number>`members`,
      shares: sql<LinkCandidate["shares"]>`${shares}`,
    })
    .from(sql`counted`)
    .orderBy(sql`fresh desc, members desc, posts desc, last_at desc, url`)
    .prepare("news_links"),
);

const marksOf = sql`${posts.likesCount} + ${posts.commentsCount} + ${posts.bookmarksCount} + coalesce((
  select sum(${postCounterDeltas.likes} + ${postCounterDeltas.comments} + ${postCounterDeltas.bookmarks})
  from ${postCounterDeltas} where ${postCounterDeltas.postId} = ${posts.id}), 0)`;

/**
 * Lists posts of the last day by their likes, comments and bookmarks; after them those of the week. Posts and marks count
 * that are by members with standing. It reads the newest posts of a week (`posts_feed_idx`) and their stored counts; the
 * marks themselves only of those with the highest counts.
 */
const ideas = prepared<IdeaCandidate[], Record<string, never>>((db) =>
  db
    .select({ postId: sql<number>`post_id`, authorId: sql<number>`author_id` })
    .from(
      sql`(select post_id, author_id, at, fresh, ${marksWithStanding(sql`written.post_id`)} as marks
        from (select ${posts.id} as post_id, ${posts.authorId} as author_id, ${posts.createdAt} as at,
            ${within(posts.createdAt, 1)} as fresh, ${marksOf} as marks
          from (select * from ${posts} where ${within(posts.createdAt, 7)} and ${posts.visibility} = 'public'
            order by ${posts.createdAt} desc limit ${number(ROWS_READ)}) as ${posts}
          join ${users} on ${counts}
          order by fresh desc, marks desc, at desc, post_id desc limit ${number(IDEAS_RANKED)}) as written) as ranked`,
    )
    .orderBy(sql`fresh desc, marks desc, at desc, post_id desc`)
    .limit(CANDIDATES)
    .prepare("news_ideas"),
);

/** Reads the candidates of the news, which do not depend on the viewer. */
export async function newsCandidates(db: DbOrTx): Promise<Candidates> {
  const [ofLinks, ofIdeas] = await Promise.all([links(db, {}), ideas(db, {})]);
  return { links: ofLinks, ideas: ofIdeas };
}

const viewer = sql.placeholder("viewer");

/** Lists everyone whom a member does not see or has muted. */
export const hiddenFrom = prepared<{ id: number }[], { viewer: number }>((db) =>
  db
    .select({ id: sql<number>`id` })
    .from(sql`(${peopleHiddenFrom(viewer)} union ${peopleMutedBy(viewer)}) as unheard`)
    .prepare("news_unheard"),
);
