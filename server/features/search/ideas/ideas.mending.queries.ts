import { sql, type SQL } from "drizzle-orm";
import { type DbOrTx, prepared } from "#server/db/client";
import { commonWords } from "#server/db/schema/explore";
import { posts } from "#server/db/schema/posts";
import { tags } from "#server/db/schema/tags";
import { canSeePost } from "#server/db/visibility";
import type { Column } from "./ideas.candidates.queries.ts";

/** A word of a query, whether any post holds it, and the words that it may have been meant for. */
export interface WordRow {
  word: string;
  isKnown: boolean;
  near: string[];
}

interface Values extends Record<string, unknown> {
  viewer: number;
  words: string[];
  /** For each word those of which it is one slip away, with spaces between them. */
  slips: string[];
}

const NEAR = sql.raw("3");
/** Of words that are only one slip away, more are taken: the other words of the query show which was meant. */
const SLIPS = sql.raw("5");
/** So many posts with rare words that are one slip away are read. */
const SLIPPED_POSTS = sql.raw("50");
/** At most this many titles are searched for a similar word. */
const TITLES = sql.raw("200");
/** A word that more posts hold is known. */
const COMMON_FROM = sql.raw("2000");
const LIKE_ENOUGH = sql.raw("0.4");

const viewer = sql.placeholder("viewer");
const postsTotal = sql`(select greatest(reltuples, 0) from pg_class where oid = 'posts'::regclass)`;
const shareOf = (words: SQL) => sql`coalesce((select max(share) from ${commonWords} where word = any(${words})), 0)`;

/**
 * Finds which words no post holds, and the words that they may have been meant for: words that are one slip away, or
 * else tags, common words and words of titles that share trigrams with them, by `tags_trgm_idx` and (in `titles_near`)
 * `posts_title_trgm_idx`. Words that are one slip away are looked up among the common words, and those that few posts
 * hold in the index of words. A correction does not reveal who wrote it; whether a post can be seen is checked later.
 */
const mendBy = (column: Column) =>
  prepared<WordRow[], Values>((db) => {
    const publicTitles = sql`select unnest(regexp_split_to_array(fold(titled.title), '[^[:alnum:]]+')) as name from (
      select titles_near(known_word.word, ${TITLES}) as title) as titled`;
    const near = sql`select candidate.name from (
      select name from ${tags} where name % known_word.word and ${tags.postsCount} > 0
      union select word from ${commonWords} where word % known_word.word
      union ${publicTitles}) as candidate
    where similarity(candidate.name, known_word.word) > ${LIKE_ENOUGH} and candidate.name ~ '^[[:alnum:]-]+$'
    order by similarity(candidate.name, known_word.word) desc, candidate.name limit ${NEAR}`;
    const rareSlips = sql`(select string_agg(quote_literal(slip), ' | ')::tsquery from unnest(known_word.slips) as slip
      where not exists (select from ${commonWords} where word = slip))`;
    const slipped = sql`select slipped.word from (
      select word, share from ${commonWords} where word = any(known_word.slips)
      union all select distinct held.lexeme, 0 from (
        select terms from (select ${posts[column]} as terms from ${posts} where ${posts[column]} @@ ${rareSlips}
          and ${canSeePost(viewer, posts)} offset 0) as found limit ${SLIPPED_POSTS}) as found, unnest(found.terms) as held
        where held.lexeme = any(known_word.slips)) as slipped
    order by left(slipped.word, 1) = left(known_word.word, 1) desc, slipped.share desc, slipped.word limit ${SLIPS}`;
    // A word that very many posts hold is known, whoever can see them; only of others a post is looked for.
    const isKnown = sql`numnode(typed_word.q) = 0 or ${shareOf(sql`forms_in(typed_word.word)`)} * ${postsTotal} > ${COMMON_FROM}
      or exists (select from ${posts} where ${posts[column]} @@ typed_word.q and ${canSeePost(viewer, posts)})`;
    return db
      .select({
        word: sql<string>`known_word.word`,
        isKnown: sql<boolean>`known_word.is_known`,
        near: sql<
          string[]
        >`case when known_word.is_known then '[]' when cardinality(slipped.words) > 0 then to_jsonb(slipped.words)
          else to_jsonb(array(${near})) end`,
      })
      .from(
        sql`(select typed_word.word, typed_word.slips, ${isKnown} as is_known
          from (select fold(word) as word, query_of(word, '') as q, string_to_array(slips, ' ') as slips
            from unnest(${sql.placeholder("words")}::text[], ${sql.placeholder("slips")}::text[]) as sent (word, slips)) as typed_word
          offset 0) as known_word
        cross join lateral (select case when not known_word.is_known then array(${slipped}) end as words offset 0) as slipped`,
      )
      .prepare(`search_mend_${column}`);
  });

const mending = { terms: mendBy("terms"), words: mendBy("words") };

/** Finds which words no post holds in a column, and what each may have been meant for. */
export const mendWords = (db: DbOrTx, column: Column, values: Values): Promise<WordRow[]> =>
  mending[column](db, values);
