import { sql, type SQL } from "drizzle-orm";
import { posts } from "#server/db/schema/posts";

const WEEK_SECONDS = sql.raw(String(7 * 24 * 60 * 60));

/**
 * Checks whether a post has an earlier one of its author in the same week, counted from the moment at which less of the
 * author was asked: one that a tie would have brought too. By `posts_author_idx`.
 */
export const hasEarlier = (post: SQL, since: SQL, isBond: SQL): SQL =>
  sql`exists (select from ${posts} as earlier where earlier.author_id = ${post}.author_id
    and earlier.created_at >= ${since} + floor(extract(epoch from ${post}.created_at - ${since}) / ${WEEK_SECONDS}) * interval '7 days'
    and (earlier.created_at, earlier.id) < (${post}.created_at, ${post}.id)
    and (earlier.visibility = 'public' or (earlier.visibility = 'bonds' and ${isBond})))`;
