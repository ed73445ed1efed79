import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { commonWords } from "#server/db/schema/explore";
import { posts } from "#server/db/schema/posts";
import { canSeePost } from "#server/db/visibility";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;
const typed = sql`${sql.placeholder("typed")}::text`;
const words = sql`${sql.placeholder("words")}::text`;
const patterns = sql`${sql.placeholder("patterns")}::text[]`;

/** Each way finds at most this many posts, and the walk reads at most so many. */
const MATCHES_MAX = sql.raw("50");
const WALKED_MAX = sql.raw("2000");
/** Of the posts that hold words with these beginnings, at most this many of the newest are read. */
const CHECKED_MAX = sql.raw("200");
/** When more posts hold words with this prefix, the index is not used. */
const COMMON_FROM = sql.raw("3000");

interface Values extends Record<string, unknown> {
  viewer: number;
  /** The typed text, in lower case. */
  typed: string;
  /** A character that sorts after every other. */
  last: string;
  /** The words that are whole and the beginning of the last one, as `to_tsquery` takes them; empty when there are none. */
  words: string;
  /** The beginning of the last word as the index may know it. */
  stem: string;
  /** `\mword` for each word: how words have to begin. */
  patterns: string[];
  limit: number;
}

const from = (where: ReturnType<typeof sql>) =>
  sql`select ${posts.id} as id from ${posts} where ${where} and ${canSeePost(viewer, posts)}`;

/** Whether a text has this beginning, by an index of its characters. */
const begins = (column: SQL | typeof commonWords.word, beginning: SQL) =>
  sql`${column} ~>=~ ${beginning} and ${column} ~<~ (${beginning} || ${sql.placeholder("last")}::text)`;

/**
 * Finds ideas that a member may mean while they type, at a cost that does not grow with the number of posts: titles
 * with this prefix (`posts_title_idx`), titles among the newest posts, and posts that hold the words so far, unless
 * very many words or posts begin with that prefix.
 */
export const ideasWhileTyping = prepared<{ id: number }[], Values>((db) => {
  const question = sql`select ${words} <> '' and coalesce((select sum(share) from ${commonWords} where ${begins(commonWords.word, sql`${sql.placeholder("stem")}::text`)}), 0)
      * (select greatest(reltuples, 0) from pg_class where oid = 'posts'::regclass) > ${COMMON_FROM} as is_common,
    case when ${words} = '' then null else to_tsquery('english', ${words}) end as q`;
  const begun = sql`${from(begins(sql`lower(${posts.title})`, typed))} limit ${MATCHES_MAX}`;
  const walked = sql`select ${posts.id} as id from (select * from ${posts} order by ${posts.createdAt} desc, ${posts.id} desc limit ${WALKED_MAX}) as ${posts}
    where ${posts.title} ~* all (${patterns}) and ${canSeePost(viewer, posts)} limit ${MATCHES_MAX}`;
  const probed = sql`select ${posts.id} as id from question cross join lateral (
      select * from (select * from ${posts}
        where question.q is not null and not question.is_common and ${posts.words} @@ question.q and ${canSeePost(viewer, posts)} offset 0) as ${posts}
      order by ${posts.createdAt} desc limit ${CHECKED_MAX}) as ${posts}
    where concat_ws(' ', ${posts.title}, array_to_string(${posts.tags}, ' '), ${posts.content}) ~* all (${patterns}) limit ${MATCHES_MAX}`;
  const matched = sql`(${begun}) union (${walked}) union (${probed})`;
  return db
    .with(db.$with("question", {}).as(question), db.$with("matched", {}).as(matched))
    .select({ id: sql<number>`${posts.id}` })
    .from(sql`matched`)
    .innerJoin(posts, sql`${posts.id} = matched.id`)
    .orderBy(
      sql`starts_with(lower(${posts.title}), ${typed}) desc, coalesce(${posts.title} ~* all (${patterns}), false) desc, ${posts.createdAt} desc`,
    )
    .limit(sql.placeholder("limit"))
    .prepare("search_ideas_typing");
});
