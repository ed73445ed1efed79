import { sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { postCounterDeltas, postLinks, posts } from "#server/db/schema/posts";
import { peopleHiddenFrom, peopleMutedBy } from "#server/db/visibility";
import {
  CANDIDATES,
  type Candidates,
  type IdeaCandidate,
  type LinkCandidate,
  ROWS_READ,
  SHARES_KNOWN,
} from "./feed.news.model.ts";

const number = (value: number): SQL => sql.raw(String(value));
const within = (created: SQL | typeof posts.createdAt | typeof postLinks.createdAt, days: number) =>
  sql`${created} > now() - interval '${number(days)} days'`;

/** The newest rows of a week (`post_links_created_idx`), of public posts. */
const shared = sql`select ${postLinks.url} as url, ${postLinks.host} as host, ${postLinks.createdAt} as at,
    ${posts.id} as post_id, ${posts.authorId} as author_id, ${posts.likesCount} as likes, ${within(postLinks.createdAt, 1)} as fresh
  from ${postLinks} join ${posts} on ${posts.id} = ${postLinks.postId} and ${posts.visibility} = 'public'
  where ${within(postLinks.createdAt, 7)} order by ${postLinks.createdAt} desc limit ${number(ROWS_READ)}`;

const shares = sql`to_jsonb((array_agg(jsonb_build_object('postId', post_id, 'authorId', author_id,
    'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by likes desc, at desc, post_id desc
  ))[1:${number(SHARES_KNOWN)}])`;

/**
 * Lists links of the last day by the number of members who share them; after them links of the week that nobody shared
 * today.
 */
const links = prepared<LinkCandidate[], Record<string, never>>((db) =>
  db
    .with(db.$with("shared", {}).as(shared))
    .select({
      url: sql<string>`url`,
      host: sql<string>`max(host)`,
      postsCount: sql<number>`count(*)`,
      membersCount: sql<number>`count(distinct author_id)`,
      shares: sql<LinkCandidate["shares"]>`${shares}`,
    })
    .from(sql`shared`)
    .where(sql`fresh or url not in (select url from shared where fresh)`)
    .groupBy(sql`url`)
    .orderBy(sql`bool_or(fresh) desc, count(distinct author_id) desc, count(*) desc, max(at) desc, url`)
    .limit(CANDIDATES)
    .prepare("news_links"),
);

const marksOf = sql`${posts.likesCount} + ${posts.commentsCount} + ${posts.bookmarksCount} + coalesce((
  select sum(${postCounterDeltas.likes} + ${postCounterDeltas.comments} + ${postCounterDeltas.bookmarks})
  from ${postCounterDeltas} where ${postCounterDeltas.postId} = ${posts.id}), 0)`;

/**
 * Lists posts of the last day by their likes, comments and bookmarks; after them those of the week. It reads the newest
 * posts of a week (`posts_feed_idx`) and their stored counts, never the likes themselves.
 */
const ideas = prepared<IdeaCandidate[], Record<string, never>>((db) =>
  db
    .select({ postId: sql<number>`post_id`, authorId: sql<number>`author_id` })
    .from(
      sql`(select ${posts.id} as post_id, ${posts.authorId} as author_id, ${posts.createdAt} as at,
          ${within(posts.createdAt, 1)} as fresh, ${marksOf} as marks
        from ${posts} where ${within(posts.createdAt, 7)} and ${posts.visibility} = 'public'
        order by ${posts.createdAt} desc limit ${number(ROWS_READ)}) as written`,
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
