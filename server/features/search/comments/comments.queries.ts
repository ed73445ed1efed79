import { sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { bookmarks } from "#server/db/schema/bookmarks";
import { COMMENT_BLOCK, comments } from "#server/db/schema/comments";
import { groups } from "#server/db/schema/groups";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeeListed, canSeeListedPost, canSeeThread } from "#server/db/visibility";
import { lexemes } from "#server/features/search/ideas/ideas.candidates.queries";
import { type IdeaValues, matchedWords, pageOfRanked } from "#server/features/search/ideas/ideas.queries";
import { FOUND_MAX, type Mode } from "#server/features/search/search.model";

/*
 * Like the search for ideas, this one ranks a bounded number of candidates: of words that few comments hold, the newest
 * by the index of words alone; of words that many hold, those of the newest blocks of comments, block by block. How many
 * hold them is estimated from the last two blocks. In a group and among bookmarks, the comments of the newest posts are
 * read instead.
 */
const CANDIDATES_MAX = sql.raw(String(FOUND_MAX));
/** Words that more comments hold are looked up block by block. */
const COMMON_FROM = sql.raw("2000");
/** So many comments with the words are counted at most. */
const SAMPLED_MAX = sql.raw("500");
/** So many of the newest blocks are read, and in them so many comments with the words. */
const BLOCKS_MAX = sql.raw("64");
const WALKED_MAX = sql.raw("20000");
/** At most so many comments of one author are read. */
const AUTHORED_MAX = sql.raw("5000");
/** At most so many posts of a group or of the bookmarks, and comments on them, are read. */
const POSTS_MAX = sql.raw("1000");
const LISTED_MAX = sql.raw("10000");

const value = (name: string) => sql.placeholder(name);
const viewer = sql`${value("viewer")}::bigint`;
const asOf = sql`${value("asOf")}::timestamptz`;
const tagList = sql`array(select fold(name) from unnest(${value("tags")}::text[]) as name)`;
const groupId = sql`(select id from ${groups} where lower(slug) = ${value("group")}::text)`;
const authorId = sql`(select id from ${users} where lower(username) = ${value("author")}::text)`;

/** The conditions of a comment, and of the post that it is on. */
const wanted = sql`${comments.deletedAt} is null and ${comments.createdAt} <= ${asOf}
  and (${value("before")}::date is null or ${comments.createdAt} < ${value("before")}::date)
  and (${value("since")}::date is null or ${comments.createdAt} >= ${value("since")}::date)
  and (${value("author")}::text is null or ${comments.authorId} = ${authorId})
  and ${canSeeListed(viewer, comments.authorId)} and ${canSeeThread(viewer, comments.parentId)}
  and exists (select from ${posts} where ${posts.id} = ${comments.postId} and ${canSeeListedPost(viewer, posts)}
    and (${value("category")}::text is null or ${posts.category} = ${value("category")}::text)
    and (not ${value("hasImage")}::boolean or ${posts.media} @> '[{"type": "image"}]')
    and (not ${value("hasVideo")}::boolean or ${posts.media} @> '[{"type": "video"}]')
    and (cardinality(${tagList}) = 0 or ${posts.tags} @> ${tagList})
    and (${value("group")}::text is null or ${posts.groupId} = ${groupId})
    and (not ${value("isBookmarked")}::boolean
      or exists (select from ${bookmarks} where user_id = ${viewer} and post_id = ${posts.id} offset 0)) offset 0)`;

const terms = sql`search_query(${value("terms")}::jsonb)`;
const anyWord = sql`coalesce((select string_agg('(' || q::text || ')', ' | ')::tsquery from lexemes), '') && ${terms}`;

/** Comments of the last two blocks that hold the words, counted up to a bound. */
const sampled = sql`(select count(*) from (
    select from last cross join generate_series(last.id >> 14, greatest((last.id >> 14) - 1, 0), -1) as series (block) cross join lateral (
      select from ${comments} where ${comments.terms} @@ asked.q and ${COMMENT_BLOCK} = series.block offset 0) as held
    limit ${SAMPLED_MAX}) as sample)`;
/** How many times as many comments there are as in the last two blocks. */
const times = sql`(select id::float8 / greatest(1, id - greatest((id >> 14) - 1, 0) * 16384) from last)`;

const questionOf = (
  access: CommentAccess,
  mode: Mode,
) => sql`select q, held >= ${SAMPLED_MAX} or held * ${times} > ${COMMON_FROM} as is_common
  from (select asked.q, ${access === "words" ? sampled : sql`0`} as held from (select ${mode === "any" ? anyWord : terms} as q offset 0) as asked offset 0) as counted`;

/** How comments are found: by their words, among the newest of an author, or on the newest posts of a list. */
export type CommentAccess = "words" | "author" | "bookmarks" | "group";

const holds = sql`(numnode(question.q) = 0 or ${comments.terms} @@ question.q)`;

/** Reads the comments of the newest posts of a list. */
const onPosts = (list: SQL) => ({
  matched: sql`select ${comments.id} as id from question cross join (
      select ${comments}.* from (${list} limit ${POSTS_MAX}) as listed cross join lateral (
        select * from ${comments} where ${comments.postId} = listed.id offset 0) as ${comments} limit ${LISTED_MAX}) as ${comments}
    where ${holds} and ${wanted} limit ${CANDIDATES_MAX}`,
});

const MATCHED: Record<CommentAccess, Record<string, SQL>> = {
  words: {
    recent: sql`select found.id from question cross join lateral (
        select ${comments.id} as id from (
          select candidate.* from (select last.id >> 14 as newest from last) as known
          cross join generate_series(newest, greatest(newest - ${BLOCKS_MAX} + 1, 0), -1) as series (block) cross join lateral (
            select * from ${comments} where ${comments.terms} @@ question.q and ${COMMENT_BLOCK} = series.block
            order by ${comments.createdAt} desc, ${comments.id} desc offset 0) as candidate limit ${WALKED_MAX}) as ${comments}
        where ${wanted} limit ${CANDIDATES_MAX}) as found
      where question.is_common`,
    // OFFSET keeps the planner from reading all comments in the order of time.
    probed: sql`select ${comments.id} from question cross join lateral (
        select * from ${comments} where not question.is_common and ${comments.terms} @@ question.q offset 0) as ${comments}
      where ${wanted} order by ${comments.createdAt} desc, ${comments.id} desc limit ${CANDIDATES_MAX}`,
    matched: sql`select id from recent union select id from probed`,
  },
  author: {
    matched: sql`select ${comments.id} as id from question cross join (
        select * from ${comments} where ${comments.authorId} = ${authorId}
        order by ${comments.createdAt} desc, ${comments.id} desc limit ${AUTHORED_MAX}) as ${comments}
      where ${holds} and ${wanted} limit ${CANDIDATES_MAX}`,
  },
  // By bookmarks_user_idx and posts_group_idx, then by comments_post_author_idx.
  bookmarks: onPosts(sql`select post_id as id from ${bookmarks} where ${bookmarks.userId} = ${viewer}
    order by ${bookmarks.createdAt} desc, ${bookmarks.postId} desc`),
  group: onPosts(sql`select ${posts.id} as id from ${posts} where ${posts.groupId} = ${groupId}
    order by ${posts.createdAt} desc, ${posts.id} desc`),
};

/** The rank of a comment: the weight of the words that it holds, how near they are to each other, and its age. */
const rankOf = sql`case when numnode(question.q) = 0 then extract(epoch from ${comments.createdAt})::bigint * 1000
  else 2 * round(1000000 * (1 + 0.15 * exp(-greatest(extract(epoch from ${asOf} - ${comments.createdAt}), 0)::float8 / 3888000)) * (
    coalesce((select sum(weight) filter (where ${comments.terms} @@ q) / sum(weight) from lexemes), 0)
    + 0.5 * ts_rank_cd('{1, 1, 1, 1}', ${comments.terms}, question.q, 33)))::bigint end`;

const ranked = sql`select ${comments.id}, ${rankOf} as rank, ${comments.authorId} as author_id
  from matched join ${comments} on ${comments.id} = matched.id cross join question`;

export interface CommentRow {
  id: number;
  postId: number;
  rank: number;
  total: number;
  /** The folded words of the comment that match. */
  matched: string[];
}

function statementOf(access: CommentAccess, mode: Mode) {
  return prepared<CommentRow[], IdeaValues>((db) => {
    const parts: Record<string, SQL> = {
      lexemes,
      last: sql`select coalesce(max(id), 0) as id from ${comments}`,
      question: questionOf(access, mode),
      ...MATCHED[access],
      ranked,
      ...pageOfRanked,
    };
    return db
      .with(...Object.entries(parts).map(([part, statement]) => db.$with(part, {}).as(statement)))
      .select({
        id: sql<number>`page.id`,
        postId: comments.postId,
        rank: sql<number>`page.rank`,
        total: sql<number>`page.total`,
        matched: matchedWords(comments.language, comments.terms),
      })
      .from(sql`page`)
      .innerJoin(comments, sql`${comments.id} = page.id`)
      .orderBy(sql`page.rank desc, page.id desc`)
      .prepare(`search_comments_${access}_${mode}`);
  });
}

const statements = new Map<string, ReturnType<typeof statementOf>>();

/** A page of the comments that a viewer finds, best first. Its values are those of the search for ideas. */
export function findComments(db: DbOrTx, access: CommentAccess, mode: Mode, values: IdeaValues): Promise<CommentRow[]> {
  const key = `${access} ${mode}`;
  const statement = statements.get(key) ?? statementOf(access, mode);
  statements.set(key, statement);
  return statement(db, values);
}
