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
/** Titles that are looked at for a word that looks like it. */
const TITLES = sql.raw("200");
const LIKE_ENOUGH = sql.raw("0.4");

/**
 * Which words nobody uses, and what they may have been meant for: tags, common words and words of titles that have
 * three letters after each other in common with it, by `tags_trgm_idx` and (in `titles_near`) `posts_title_trgm_idx`. The words that are
 * offered say nothing of who wrote them, and whether a post is shown is asked later.
 */
export const mendWords = prepared<WordRow[], { viewer: number; words: string[] }>((db) => {
  const publicTitles = sql`select unnest(regexp_split_to_array(lower(titled.title), '[^[:alnum:]]+')) as name from (
      select titles_near(asked.word, ${TITLES}) as title) as titled`;
  const near = sql`select candidate.name from (
      select name from ${tags} where name % asked.word and ${tags.postsCount} > 0
      union select word from ${commonWords} where word % asked.word
      union ${publicTitles}) as candidate
    where similarity(candidate.name, asked.word) > ${LIKE_ENOUGH} and candidate.name ~ '^[[:alnum:]-]+$'
    order by similarity(candidate.name, asked.word) desc, candidate.name limit ${NEAR}`;
  return db
    .select({
      word: sql<string>`asked.word`,
      isKnown: sql<boolean>`numnode(asked.q) = 0 or exists (select from ${posts} where ${posts.words} @@ asked.q
        and ${canSeePost(sql.placeholder("viewer"), posts)})`.as("is_known"),
      near: sql<string[]>`to_jsonb(array(${near}))`,
    })
    .from(
      sql`(select word, plainto_tsquery('english', word) as q from unnest(${sql.placeholder("words")}::text[]) as given (word)) as asked`,
    )
    .prepare("search_mend");
});
