import { sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { commonWords } from "#server/db/schema/explore";
import { posts } from "#server/db/schema/posts";
import { tags } from "#server/db/schema/tags";
import { canSeePost } from "#server/db/visibility";

/** A word of a query, whether any post holds it, and the words that it may have been meant for. */
export interface WordRow {
  word: string;
  isKnown: boolean;
  near: string[];
}

const NEAR = sql.raw("3");
/** At most this many titles are searched for a similar word. */
const TITLES = sql.raw("200");
const LIKE_ENOUGH = sql.raw("0.4");

/**
 * Finds which words no post holds, and the words that they may have been meant for: tags, common words and words of
 * titles that share trigrams with them, by `tags_trgm_idx` and (in `titles_near`) `posts_title_trgm_idx`. A correction
 * does not reveal who wrote it; whether a post can be seen is checked later.
 */
export const mendWords = prepared<WordRow[], { viewer: number; words: string[] }>((db) => {
  const publicTitles = sql`select unnest(regexp_split_to_array(lower(titled.title), '[^[:alnum:]]+')) as name from (
      select titles_near(typed_word.word, ${TITLES}) as title) as titled`;
  const near = sql`select candidate.name from (
      select name from ${tags} where name % typed_word.word and ${tags.postsCount} > 0
      union select word from ${commonWords} where word % typed_word.word
      union ${publicTitles}) as candidate
    where similarity(candidate.name, typed_word.word) > ${LIKE_ENOUGH} and candidate.name ~ '^[[:alnum:]-]+$'
    order by similarity(candidate.name, typed_word.word) desc, candidate.name limit ${NEAR}`;
  return db
    .select({
      word: sql<string>`typed_word.word`,
      isKnown:
        sql<boolean>`numnode(typed_word.q) = 0 or exists (select from ${posts} where ${posts.words} @@ typed_word.q
        and ${canSeePost(sql.placeholder("viewer"), posts)})`.as("is_known"),
      near: sql<string[]>`to_jsonb(array(${near}))`,
    })
    .from(
      sql`(select word, plainto_tsquery('english', word) as q from unnest(${sql.placeholder("words")}::text[]) as sent (word)) as typed_word`,
    )
    .prepare("search_mend");
});
