import { sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { posts } from "#server/db/schema/posts";
import type { Mode } from "#server/features/search/search.model";
import { type Access, asOf, candidatesBy, title, value } from "./ideas.candidates.queries.ts";
import { MARKS } from "./ideas.highlight.model.ts";

/** The conditions of a search beside its words. */
export interface IdeaQuestion {
  viewer: number;
  /** The typed text, which may be a whole title. */
  title: string;
  author: string | null;
  tags: string[];
  before: string | null;
  since: string | null;
  hasImage: boolean;
  category: string | null;
  asOf: string;
  /** The cursor of the list. */
  rank: number;
  id: number;
  limit: number;
  offset: number;
}

export interface IdeaValues extends IdeaQuestion, Record<string, unknown> {
  /** As `websearch_to_tsquery` takes it; in mode `mended` as `to_tsquery` does. */
  text: string;
  /** The words of the search; in mode `mended` the corrected ones. */
  words: string;
}

export interface IdeaRow {
  id: number;
  rank: number;
  total: number;
  /** The title with marks around its matches. */
  title: string | null;
  excerpt: string;
}

const share = (which: SQL) =>
  sql`coalesce((select sum(weight) filter (where ${posts.words} @@ ${which}) / sum(weight) from lexemes), 0)`;

/**
 * The rank of a post: the weight of the words that it holds, above all in its title or tags; how near they are to each
 * other; whether the title is what was typed; and a little how new it is. Without words the newest post is first.
 */
const rankOf = sql`case when numnode(question.q) = 0 then extract(epoch from ${posts.createdAt})::bigint * 1000
  else round(1000000 * (1 + 0.15 * exp(-greatest(extract(epoch from ${asOf} - ${posts.createdAt}), 0)::float8 / 3888000)) * (
    ${share(sql`q`)} + 0.9 * ${share(sql`in_title`)} + 0.35 * ${share(sql`in_tags`)}
    + 0.5 * ts_rank_cd('{0.1, 0.25, 0.6, 1}', ${posts.words}, question.q, 33)
    + case when lower(${posts.title}) = lower(${title}) then 3
        when starts_with(lower(${posts.title}), lower(${title})) then 1
        when strpos(lower(${posts.title}), lower(${title})) > 0 then 0.6 else 0 end))::bigint end`;

const head = (options: string) => sql.raw(`'StartSel=${MARKS.start}, StopSel=${MARKS.end}, ${options}'`);
const clean = (column: SQL | typeof posts.title | typeof posts.content) =>
  sql`translate(${column}, ${MARKS.start + MARKS.end}, '')`;
const headline = (column: typeof posts.title | typeof posts.content, options: string) =>
  sql`ts_headline('english', ${clean(column)}, question.q, ${head(options)})`;

function statementOf(access: Access, mode: Mode) {
  return prepared<IdeaRow[], IdeaValues>((db) => {
    const parts = { ...candidatesBy(access, mode), ranked, page };
    return db
      .with(...Object.entries(parts).map(([part, statement]) => db.$with(part, {}).as(statement)))
      .select({
        id: sql<number>`page.id`,
        rank: sql<number>`page.rank`,
        total: sql<number>`page.total`,
        title: sql<string | null>`${headline(posts.title, "HighlightAll=true")}`,
        excerpt: sql<string>`${headline(posts.content, "MaxWords=36, MinWords=18, ShortWord=2")}`,
      })
      .from(sql`page`)
      .innerJoin(posts, sql`${posts.id} = page.id`)
      .crossJoin(sql`question`)
      .orderBy(sql`page.rank desc, page.id desc`)
      .prepare(`search_ideas_${access}_${mode}`);
  });
}

const ranked = sql`select ${posts.id}, ${rankOf} as rank from matched join ${posts} on ${posts.id} = matched.id cross join question`;
const page = sql`select counted.* from (select ranked.*, count(*) over () as total from ranked) as counted
  where (counted.rank, counted.id) < (${value("rank")}::bigint, ${value("id")}::bigint)
  order by counted.rank desc, counted.id desc limit ${value("limit")} offset ${value("offset")}`;

const statements = new Map<string, ReturnType<typeof statementOf>>();

/** A page of the ideas that a viewer finds, best first. */
export function findIdeas(db: DbOrTx, access: Access, mode: Mode, values: IdeaValues): Promise<IdeaRow[]> {
  const key = `${access} ${mode}`;
  const statement = statements.get(key) ?? statementOf(access, mode);
  statements.set(key, statement);
  return statement(db, values);
}
