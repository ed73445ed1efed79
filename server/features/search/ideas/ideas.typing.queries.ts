import { sql, type SQL } from "drizzle-orm";
import { type DbOrTx, prepared } from "#server/db/client";
import { commonWords } from "#server/db/schema/explore";
import { posts } from "#server/db/schema/posts";
import { canSeePost, isNotHiddenBy } from "#server/db/visibility";
import type { Column } from "./ideas.candidates.queries.ts";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;
const typed = sql`${sql.placeholder("typed")}::text`;
const stem = sql`fold(${sql.placeholder("stem")}::text)`;
const patterns = sql`array(select fold(pattern) from unnest(${sql.placeholder("patterns")}::text[]) as pattern)`;
const terms = sql`${sql.placeholder("terms")}::jsonb`;
const isBegun = sql`${sql.placeholder("isBegun")}::boolean`;
const isFound = sql`${canSeePost(viewer, posts)} and ${isNotHiddenBy(viewer, posts.id)}`;
/** Plain titles need no folding: the newest posts are many. */
const titleBegins = sql`(case when ${posts.title} ~ '[^\\u0001-\\u007f]' then fold(${posts.title}) else ${posts.title} end) ~* all (${patterns})`;

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
  /** The words that are whole, as `search_query` of the database takes them. */
  terms: string;
  /** The beginning of the last word, or of the last whole one; empty when there are none. */
  stem: string;
  /** Whether the beginning is looked up. */
  isBegun: boolean;
  /** `\mword` for each word: how words have to begin. */
  patterns: string[];
  limit: number;
}

const from = (where: ReturnType<typeof sql>) =>
  sql`select ${posts.id} as id from ${posts} where ${where} and ${isFound}`;

/** Whether a text has this beginning, by an index of its characters. */
const begins = (column: SQL | typeof commonWords.word, beginning: SQL) =>
  sql`${column} ~>=~ ${beginning} and ${column} ~<~ (${beginning} || ${sql.placeholder("last")}::text)`;

/**
 * Finds ideas that a member may mean while they type, at a cost that does not grow with the number of posts: titles
 * with this prefix (`posts_title_idx`), titles among the newest posts, and posts that hold the words so far, unless
 * very many words or posts begin with that prefix.
 */
const typingIn = (column: Column) =>
  prepared<{ id: number }[], Values>((db) => {
    const question = sql`select ${stem} <> '' and coalesce((select sum(share) from ${commonWords} where ${begins(commonWords.word, stem)}), 0)
      * (select greatest(reltuples, 0) from pg_class where oid = 'posts'::regclass) > ${COMMON_FROM} as is_common,
    case when ${stem} = '' then null when ${isBegun} then search_query(${terms}) && (quote_literal(${stem}) || ':*')::tsquery
      else search_query(${terms}) end as q`;
    const begun = sql`${from(begins(sql`fold(${posts.title})`, sql`fold(${typed})`))} limit ${MATCHES_MAX}`;
    const walked = sql`select ${posts.id} as id from (select * from ${posts} order by ${posts.createdAt} desc, ${posts.id} desc limit ${WALKED_MAX}) as ${posts}
    where ${titleBegins} and ${isFound} limit ${MATCHES_MAX}`;
    const probed = sql`select ${posts.id} as id from question cross join lateral (
      select * from (select * from ${posts}
        where question.q is not null and not question.is_common and ${posts[column]} @@ question.q and ${isFound} offset 0) as ${posts}
      order by ${posts.createdAt} desc limit ${CHECKED_MAX}) as ${posts}
    limit ${MATCHES_MAX}`;
    const matched = sql`(${begun}) union (${walked}) union (${probed})`;
    return db
      .with(db.$with("question", {}).as(question), db.$with("matched", {}).as(matched))
      .select({ id: sql<number>`${posts.id}` })
      .from(sql`matched`)
      .innerJoin(posts, sql`${posts.id} = matched.id`)
      .orderBy(
        sql`coalesce(starts_with(fold(${posts.title}), fold(${typed})), false) desc, coalesce(${titleBegins}, false) desc, ${posts.createdAt} desc`,
      )
      .limit(sql.placeholder("limit"))
      .prepare(`search_ideas_typing_${column}`);
  });

const typing = { terms: typingIn("terms"), words: typingIn("words") };

/** Finds them by the words of a column. */
export const ideasWhileTyping = (db: DbOrTx, column: Column, values: Values): Promise<{ id: number }[]> =>
  typing[column](db, values);
