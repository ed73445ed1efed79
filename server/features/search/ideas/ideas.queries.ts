import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import type { Mode } from "#server/features/search/search.model";
import { type Access, asOf, candidatesBy, type Column, title, value } from "./ideas.candidates.queries.ts";

/** The conditions of a search beside its words. */
export interface IdeaQuestion {
  viewer: number;
  /** The typed text, which may be a whole title. */
  title: string;
  author: string | null;
  tags: string[];
  /** Tags that words of the search may name; posts with them are first. */
  namedTags: string[];
  before: string | null;
  since: string | null;
  hasImage: boolean;
  hasVideo: boolean;
  isBookmarked: boolean;
  /** The address of a group. */
  group: string | null;
  category: string | null;
  asOf: string;
  /** The cursor of the list. */
  rank: number;
  id: number;
  limit: number;
  offset: number;
}

export interface IdeaValues extends IdeaQuestion, Record<string, unknown> {
  /** What must be there and what must not, as `search_query` of the database takes it; see `wantedOf`. */
  terms: string;
  /** The words of the search, with spaces between them; in mode `mended` the corrected ones. */
  words: string;
}

export interface IdeaRow {
  id: number;
  rank: number;
  total: number;
  /** The folded words of the post that match. */
  matched: string[];
}

const share = (which: SQL, column: Column) =>
  sql`coalesce((select sum(weight) filter (where ${posts[column]} @@ ${which}) / sum(weight) from lexemes), 0)`;

/**
 * The rank of a post: the weight of the words that it holds, above all in its title or tags; how near they are to each
 * other; whether the title is what was typed, or a tag is named by its signs; and a little how new it is. Always
 * even: the one between is for authors with standing. Without words the newest post is first.
 */
const rankOf = (
  column: Column,
) => sql`case when numnode(question.q) = 0 then extract(epoch from ${posts.createdAt})::bigint * 1000
  else 2 * round(1000000 * (1 + 0.15 * exp(-greatest(extract(epoch from ${asOf} - ${posts.createdAt}), 0)::float8 / 3888000)) * (
    ${share(sql`q`, column)} + 0.9 * ${share(sql`in_title`, column)} + 0.35 * ${share(sql`in_tags`, column)}
    + 0.5 * ts_rank_cd('{0.1, 0.25, 0.6, 1}', ${posts[column]}, question.q, 33)
    + coalesce((select case when titled.title = titled.typed then 3 when starts_with(titled.title, titled.typed) then 1
        when strpos(titled.title, titled.typed) > 0 then 0.6 else 0 end
      from (select fold(${posts.title}) as title, fold(${title}) as typed offset 0) as titled), 0)
    + case when ${posts.tags} && array(select fold(name) from unnest(${value("namedTags")}::text[]) as name) then 3 else 0 end))::bigint
  end`;

/** The words of a text that match those of the question in any form; `lexemes` is a part of the statement. */
export const matchedWords = (language: SQLWrapper, terms: SQLWrapper) =>
  sql<string[]>`to_jsonb(array(select held.lexeme from unnest(${terms}) as held
    cross join (select array_agg(form) as forms, array_agg(left(split_part(':' || form, ':', -1), 2)) as beginnings
      from lexemes, unnest(forms) as form) as asked
    where left(held.lexeme, 2) = any(asked.beginnings) and (held.lexeme = any(asked.forms) or stem_of(held.lexeme, 'en') = any(asked.forms)
      or stem_of(held.lexeme, ${language}) = any(asked.forms))))`;

function statementOf(access: Access, mode: Mode, column: Column) {
  return prepared<IdeaRow[], IdeaValues>((db) => {
    const parts = { ...candidatesBy(access, mode, column), ranked: ranked(column), ...pageOfRanked };
    return db
      .with(...Object.entries(parts).map(([part, statement]) => db.$with(part, {}).as(statement)))
      .select({
        id: sql<number>`page.id`,
        rank: sql<number>`page.rank`,
        total: sql<number>`page.total`,
        matched: matchedWords(posts.language, posts[column]),
      })
      .from(sql`page`)
      .innerJoin(posts, sql`${posts.id} = page.id`)
      .crossJoin(sql`question`)
      .orderBy(sql`page.rank desc, page.id desc`)
      .prepare(`search_ideas_${access}_${mode}_${column}`);
  });
}

const ranked = (column: Column) =>
  sql`select ${posts.id}, ${rankOf(column)} as rank, ${posts.authorId} as author_id
    from matched join ${posts} on ${posts.id} = matched.id cross join question`;
/** Of what was ranked, that which may be on the page: after the cursor, and equal to it or to the last one. */
const near = sql`(select * from ranked where rank / 2 < ${value("rank")}::bigint / 2
    order by rank desc fetch first (${value("limit")}::int + ${value("offset")}::int) rows with ties)
  union all select * from ranked where rank / 2 = ${value("rank")}::bigint / 2`;
/** Among equals, authors with standing are first. Of all others nobody reads whether they have it. */
const page = sql`select counted.*, (select count(*) from ranked) as total from (
    select near.id, near.rank + case when numnode(question.q) = 0 then 0 else coalesce(${users.hasStanding}, false)::int end as rank
    from near cross join question left join ${users} on ${users.id} = near.author_id) as counted
  where (counted.rank, counted.id) < (${value("rank")}::bigint, ${value("id")}::bigint)
  order by counted.rank desc, counted.id desc limit ${value("limit")} offset ${value("offset")}`;
/** The last parts of a statement whose part `ranked` has ids, even ranks and authors. */
export const pageOfRanked = { near, page };

const statements = new Map<string, ReturnType<typeof statementOf>>();

/** A page of the ideas that a viewer finds, best first. */
export function findIdeas(
  db: DbOrTx,
  { access, mode, column }: { access: Access; mode: Mode; column: Column },
  values: IdeaValues,
): Promise<IdeaRow[]> {
  const key = `${access} ${mode} ${column}`;
  const statement = statements.get(key) ?? statementOf(access, mode, column);
  statements.set(key, statement);
  return statement(db, values);
}
