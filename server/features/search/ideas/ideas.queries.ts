import { sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { commonWords } from "#server/db/schema/explore";
import { posts } from "#server/db/schema/posts";
import { tags } from "#server/db/schema/tags";
import { users } from "#server/db/schema/users";
import { canSeePost } from "#server/db/visibility";
import { MARKS } from "./ideas.highlight.model.ts";
import type { Mode } from "#server/features/search/search.model";

/*
 * A search costs the same however much is written. What is ranked is a bounded number of candidates:
 *
 * - of words that few posts hold, the newest 500 posts that hold them, by the index of words alone;
 * - of words that very many posts hold (`common_words`), those among the newest 20,000 posts: an index would give
 *   hundreds of thousands of rows to be thrown away, while the newest posts hold enough of them. Where even these hold
 *   hardly any, the words seldom stand together, and the index is asked after all;
 * - always the posts whose whole title was typed, however old.
 *
 * Which of the two ways is gone is decided inside the statement, by a condition that does not depend on any post: of
 * the other way PostgreSQL does not read a row.
 */
const FOUND_MAX = sql.raw("500");
const WALKED_MAX = sql.raw("20000");
/** Posts of one author that are looked at. */
const AUTHORED_MAX = sql.raw("5000");
const EXACT_TITLES = sql.raw("20");
/** Posts that hold a word, from which on it is common. */
const COMMON_FROM = sql.raw("3000");
/** Posts that hold a word, from which on no index is asked for it. */
const EVERYWHERE_FROM = sql.raw("50000");
/** Found so few on the way through the newest posts, the index is asked. */
const FEW = sql.raw("20");

/** How candidates are found: by words, by an author, by tags, or from the newest on where only the rest is asked for. */
export type Access = "words" | "author" | "tags" | "newest";

/** What is asked for beside words. */
export interface IdeaQuestion {
  viewer: number;
  /** What was typed, to be found as a whole title. */
  title: string;
  author: string | null;
  tags: string[];
  before: string | null;
  since: string | null;
  hasImage: boolean;
  category: string | null;
  asOf: string;
  /** The list goes on behind this rank and id. */
  rank: number;
  id: number;
  limit: number;
  offset: number;
}

export interface IdeaValues extends IdeaQuestion, Record<string, unknown> {
  /** As `websearch_to_tsquery` takes it; in mode `mended` as `to_tsquery` does. */
  text: string;
  /** The words of it that are looked for, and in `mended` those that stand for others. */
  words: string;
}

export interface IdeaRow {
  id: number;
  rank: number;
  total: number;
  /** With marks around what was found. */
  title: string | null;
  excerpt: string;
}

const value = (name: string) => sql.placeholder(name);
const text = sql`${value("text")}::text`;
const words = sql`${value("words")}::text`;
const viewer = sql`${value("viewer")}::bigint`;
const asOf = sql`${value("asOf")}::timestamptz`;
const tagList = sql`${value("tags")}::text[]`;
const title = sql`${value("title")}::text`;
const authorId = sql`(select id from ${users} where lower(username) = ${value("author")}::text)`;

/** What every idea that is found has, whichever way it was found. */
const wanted = sql`${posts.createdAt} <= ${asOf}
  and (${value("category")}::text is null or ${posts.category} = ${value("category")}::text)
  and (${value("before")}::date is null or ${posts.createdAt} < ${value("before")}::date)
  and (${value("since")}::date is null or ${posts.createdAt} >= ${value("since")}::date)
  and (not ${value("hasImage")}::boolean or ${posts.media} @> '[{"type": "image"}]')
  and (cardinality(${tagList}) = 0 or ${posts.tags} @> ${tagList})
  and (${value("author")}::text is null or ${posts.authorId} = ${authorId})
  and ${canSeePost(viewer, posts)}`;

/** The words of a query as the index knows them, each with its weight: the rarer, the more it says. */
const lexemes = sql`select lexeme.word, quote_literal(lexeme.word)::tsquery as q, (quote_literal(lexeme.word) || ':A')::tsquery as in_title,
    (quote_literal(lexeme.word) || ':B')::tsquery as in_tags, ln(1 / least(greatest(coalesce(common.share, 0), 0.0002), 0.9)) as weight,
    coalesce(common.share, 0) * known.posts as holders
  from unnest(tsvector_to_array(to_tsvector('english', ${words}))) as lexeme (word)
  cross join (select greatest(reltuples, 0) as posts from pg_class where oid = 'posts'::regclass) as known
  left join ${commonWords} as common on common.word = lexeme.word`;

const typed = sql`websearch_to_tsquery('english', ${text})`;
const anyWord = (which: SQL) =>
  sql`coalesce((select string_agg(quote_literal(word), ' | ')::tsquery from lexemes where ${which}), ''::tsquery) && ${typed}`;

/** Of each mode: what a post must hold, and by what the index is asked. */
const QUESTIONS: Record<Mode, { q: SQL; probe: SQL }> = {
  exact: { q: typed, probe: typed },
  mended: { q: sql`to_tsquery('english', ${text})`, probe: sql`to_tsquery('english', ${text})` },
  // Among rare words a common one finds nothing by itself: a question in plain words is answered by what it is about.
  any: { q: anyWord(sql`true`), probe: anyWord(sql`holders <= ${COMMON_FROM}`) },
};

/** By how many posts hold what is asked for: only walked for, and never asked of the index. */
const askedOf = (access: Access, { q, probe }: { q: SQL; probe: SQL }) => {
  const holders =
    access === "tags"
      ? sql`(select min(coalesce(kept.posts_count, 0)) as holders
          from unnest(${tagList}) as given (name) left join ${tags} as kept on kept.name = given.name)`
      : sql`(select min(holders) as holders from lexemes)`;
  return sql`select ${q} as q, ${probe} as probe, holders > ${COMMON_FROM} as is_common, holders > ${EVERYWHERE_FROM} as is_everywhere
    from ${holders} as known`;
};

/** The newest posts, one by one, by posts_feed_idx. */
const walk = (when: SQL, holds: SQL) => sql`select found.id from asked cross join lateral (
    select ${posts.id} as id from (
      select * from ${posts} where ${when} and ${posts.createdAt} <= ${asOf}
      order by ${posts.createdAt} desc, ${posts.id} desc limit ${WALKED_MAX}) as ${posts}
    where ${holds} and ${wanted} limit ${FOUND_MAX}) as found`;

const ifAsked = sql`(numnode(asked.q) = 0 or ${posts.words} @@ asked.q)`;

/** Of words and tags: the walk, the index, and whole titles. */
function bothWays(probe: SQL, holds: SQL): Record<string, SQL> {
  return {
    walked: walk(sql`asked.is_common`, holds),
    // OFFSET keeps the planner from walking through all posts for words that hardly any of them holds.
    probed: sql`select found.id from asked cross join lateral (
        select ${posts.id} as id, ${posts.createdAt} as created_at from ${posts}
        where (select count(*) from walked) < ${FEW} and not asked.is_everywhere and ${probe} and ${wanted} offset 0) as found
      order by found.created_at desc, found.id desc limit ${FOUND_MAX}`,
    titled: sql`select ${posts.id} from ${posts} cross join asked
      where lower(${posts.title}) = lower(${title}) and ${ifAsked} and ${wanted} limit ${EXACT_TITLES}`,
    matched: sql`select id from walked union select id from probed union select id from titled`,
  };
}

const WAYS: Record<Access, Record<string, SQL>> = {
  words: bothWays(sql`${posts.words} @@ asked.probe`, sql`${posts.words} @@ asked.q`),
  tags: bothWays(sql`${posts.tags} @> ${tagList} and ${ifAsked}`, ifAsked),
  // By posts_author_idx.
  author: {
    matched: sql`select ${posts.id} as id from asked cross join (
        select * from ${posts} where ${posts.authorId} = ${authorId}
        order by ${posts.createdAt} desc, ${posts.id} desc limit ${AUTHORED_MAX}) as ${posts}
      where ${ifAsked} and ${wanted} limit ${FOUND_MAX}`,
  },
  newest: { matched: walk(sql`true`, ifAsked) },
};

const share = (which: SQL) =>
  sql`coalesce((select sum(weight) filter (where ${posts.words} @@ ${which}) / sum(weight) from lexemes), 0)`;

/**
 * How well a post answers: the weight of the words that it holds, and those in its title or tags above all; how near
 * they stand to each other; whether the title is what was typed; a little, how new it is. Where no words are looked for
 * the newest stands first.
 */
const rankOf = sql`case when numnode(asked.q) = 0 then extract(epoch from ${posts.createdAt})::bigint * 1000
  else round(1000000 * (1 + 0.15 * exp(-greatest(extract(epoch from ${asOf} - ${posts.createdAt}), 0)::float8 / 3888000)) * (
    ${share(sql`q`)} + 0.9 * ${share(sql`in_title`)} + 0.35 * ${share(sql`in_tags`)}
    + 0.5 * ts_rank_cd('{0.1, 0.25, 0.6, 1}', ${posts.words}, asked.q, 33)
    + case when lower(${posts.title}) = lower(${title}) then 3
        when starts_with(lower(${posts.title}), lower(${title})) then 1
        when strpos(lower(${posts.title}), lower(${title})) > 0 then 0.6 else 0 end))::bigint end`;

const head = (options: string) => sql.raw(`'StartSel=${MARKS.start}, StopSel=${MARKS.end}, ${options}'`);
const clean = (column: SQL | typeof posts.title | typeof posts.content) =>
  sql`translate(${column}, ${MARKS.start + MARKS.end}, '')`;
const headline = (column: typeof posts.title | typeof posts.content, options: string) =>
  sql`ts_headline('english', ${clean(column)}, asked.q, ${head(options)})`;

function statementOf(access: Access, mode: Mode) {
  return prepared<IdeaRow[], IdeaValues>((db) => {
    const parts = { lexemes, asked: askedOf(access, QUESTIONS[mode]), ...WAYS[access], ranked, page };
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
      .crossJoin(sql`asked`)
      .orderBy(sql`page.rank desc, page.id desc`)
      .prepare(`search_ideas_${access}_${mode}`);
  });
}

const ranked = sql`select ${posts.id}, ${rankOf} as rank from matched join ${posts} on ${posts.id} = matched.id cross join asked`;
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
