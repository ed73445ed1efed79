import { sql, type SQL } from "drizzle-orm";
import { commonWords } from "#server/db/schema/explore";
import { bookmarks } from "#server/db/schema/bookmarks";
import { groups } from "#server/db/schema/groups";
import { POST_BLOCKS, posts } from "#server/db/schema/posts";
import { tags } from "#server/db/schema/tags";
import { users } from "#server/db/schema/users";
import { canSeeListedPost, isNotHiddenBy } from "#server/db/visibility";
import { FOUND_MAX, type Mode } from "#server/features/search/search.model";

/*
 * A search costs the same however much is written, because it ranks a bounded number of candidates:
 *
 * - for words that few posts hold, the newest `FOUND_MAX` posts that hold them, by the index of words alone;
 * - for words that many posts hold (`common_words`), those of the newest blocks of posts, block by block until there are
 *   enough. The index holds the block of each post beside its words, so only posts with these words are read. Where the
 *   newest blocks hold few, the words rarely occur together, and the index of words is used after all; or most of these
 *   ids belong to no posts, and for words that nearly all posts hold the newest `WALKED_MAX` posts are read instead;
 * - always the posts whose whole title was typed, however old.
 *
 * The statement itself chooses between the ways, by a condition that does not depend on any post. PostgreSQL reads no
 * row of the ways that are not taken.
 */
const CANDIDATES_MAX = sql.raw(String(FOUND_MAX));
const WALKED_MAX = sql.raw("20000");
/** At most this many posts of one author, of one group or of the bookmarks are read. */
const LISTED_MAX = sql.raw("5000");
const EXACT_TITLES = sql.raw("20");
/** A word that more posts hold is common: the newest posts that hold it are found sooner block by block. */
const COMMON_FROM = sql.raw("2000");
/** Of several words any of which counts, those that more posts hold are not looked up in the index. */
const ANY_FROM = sql.raw("3000");
/** A word that more posts hold is never looked up in the index alone. */
const EVERYWHERE_FROM = sql.raw("50000");
/** When fewer of the newest posts match, the index is used. */
const FEW = sql.raw("20");
/**
 * Words that a larger share of all posts hold are searched in small blocks, others in large ones: about fifteen to five
 * hundred posts of a block match. So the number of blocks is small, and so is what is read of the last one.
 */
const DENSE_FROM = sql.raw("0.03");

/** At most `count` of the newest blocks are read. */
const SMALL_BLOCKS = { block: POST_BLOCKS.small, count: sql.raw("40") };
const LARGE_BLOCKS = { block: POST_BLOCKS.large, count: sql.raw("64") };

/**
 * The access to candidates: by words, by an author, among the viewer's bookmarks, in a group, by tags, or among the newest
 * for a query without any of these.
 */
export type Access = "words" | "author" | "bookmarks" | "group" | "tags" | "newest";

/** A value of the statement. */
export const value = (name: string) => sql.placeholder(name);
const terms = sql`search_query(${value("terms")}::jsonb)`;
const words = sql`content_words(string_to_array(${value("words")}::text, ' '))`;
const viewer = sql`${value("viewer")}::bigint`;
/** Ideas that were shared later are not found. */
export const asOf = sql`${value("asOf")}::timestamptz`;
/** Tags as posts have them, by their folded names. */
const tagList = sql`array(select fold(name) from unnest(${value("tags")}::text[]) as name)`;
/** The title that was typed. */
export const title = sql`${value("title")}::text`;
const authorId = sql`(select id from ${users} where lower(username) = ${value("author")}::text)`;
const groupId = sql`(select id from ${groups} where lower(slug) = ${value("group")}::text)`;

/** The conditions that every candidate fulfils, whichever access found it. */
const wanted = sql`${posts.createdAt} <= ${asOf}
  and (${value("category")}::text is null or ${posts.category} = ${value("category")}::text)
  and (${value("before")}::date is null or ${posts.createdAt} < ${value("before")}::date)
  and (${value("since")}::date is null or ${posts.createdAt} >= ${value("since")}::date)
  and (not ${value("hasImage")}::boolean or ${posts.media} @> '[{"type": "image"}]')
  and (not ${value("hasVideo")}::boolean or ${posts.media} @> '[{"type": "video"}]')
  and (${value("group")}::text is null or ${posts.groupId} = ${groupId})
  and (not ${value("isBookmarked")}::boolean or exists (select from ${bookmarks} where user_id = ${viewer} and post_id = ${posts.id} offset 0))
  and (cardinality(${tagList}) = 0 or ${posts.tags} @> ${tagList})
  and (${value("author")}::text is null or ${posts.authorId} = ${authorId})
  and ${canSeeListedPost(viewer, posts)} and ${isNotHiddenBy(viewer, posts.id)}`;

/** The words of a query in all their forms, each with its weight: the rarer a word, the higher. */
export const lexemes = sql`select asked.word, asked.forms, asked.q, query_of(asked.word, 'A') as in_title, query_of(asked.word, 'B') as in_tags,
    ln(1 / least(greatest(coalesce(common.share, 0), 0.0002), 0.9)) as weight,
    coalesce(common.share, 0) as share, coalesce(common.share, 0) * known.posts as holders
  from (select word, forms_in(word) as forms, query_of(word, '') as q from (select distinct word from unnest(${words}) as word) as one) as asked
  cross join (select greatest(reltuples, 0) as posts from pg_class where oid = 'posts'::regclass) as known
  left join lateral (select max(share) as share from ${commonWords} where word = any(asked.forms)) as common on true
  where numnode(asked.q) > 0`;

const anyWord = (which: SQL) =>
  sql`coalesce((select string_agg('(' || q::text || ')', ' | ')::tsquery from lexemes where ${which}), '') && ${terms}`;

/** For each mode the words that a post must hold, and those that are looked up in the index. */
const MATCHES: Record<Mode, { q: SQL; probe: SQL }> = {
  exact: { q: terms, probe: terms },
  mended: { q: terms, probe: terms },
  // If a query has rare words, a post that holds only a common one is no candidate.
  any: { q: anyWord(sql`true`), probe: anyWord(sql`holders <= ${ANY_FROM}`) },
};

/** The words of a search, and by how many posts they are held, which decides between blocks and the index alone. */
const questionOf = (access: Access, mode: Mode) => {
  const { q, probe } = MATCHES[mode];
  // As if words occurred independently of each other.
  const share = mode === "any" ? sql`max(share)` : sql`exp(sum(ln(greatest(share, 1e-9))))`;
  const known =
    access === "tags"
      ? sql`(select min(holders) as holders, exp(sum(ln(greatest(holders, 1e-9) / greatest(reltuples, 1)))) as share
          from (select coalesce(tag.posts_count, 0) as holders
            from unnest(${tagList}) as requested (name) left join ${tags} as tag on tag.name = requested.name) as requested
          cross join pg_class where oid = 'posts'::regclass)`
      : sql`(select min(holders) as holders, ${share} as share from lexemes)`;
  return sql`select ${q} as q, ${probe} as probe, holders > ${COMMON_FROM} as is_common, holders > ${EVERYWHERE_FROM} as is_everywhere,
      share >= ${DENSE_FROM} as is_dense
    from ${known} as known`;
};

/** Reads the posts that hold something common, the newest block first. */
const byBlocks = (when: SQL, { block, count }: typeof SMALL_BLOCKS, holds: SQL) => sql`
  select found.id from question cross join lateral (
    select ${posts.id} as id from (
      select candidate.* from (select ${block} as newest from (select coalesce(max(id), 0) as id from ${posts}) as last) as known
      cross join generate_series(newest, greatest(newest - ${count} + 1, 0), -1) as series (block) cross join lateral (
        select * from ${posts} where ${holds} and ${block} = series.block and ${posts.createdAt} <= ${asOf}
        order by ${posts.createdAt} desc, ${posts.id} desc offset 0) as candidate
      limit ${WALKED_MAX}) as ${posts}
    where ${wanted} limit ${CANDIDATES_MAX}) as found
  where question.is_common and ${when}`;

/** Walks through the newest posts, by `posts_feed_idx`. */
const walk = (when: SQL, holds: SQL) => sql`select found.id from question cross join lateral (
    select ${posts.id} as id from (
      select * from ${posts} where ${when} and ${posts.createdAt} <= ${asOf}
      order by ${posts.createdAt} desc, ${posts.id} desc limit ${WALKED_MAX}) as ${posts}
    where ${holds} and ${wanted} limit ${CANDIDATES_MAX}) as found`;

/** Where words are looked up: \`words\` until a job has read all posts that are older than \`terms\`. */
export type Column = "terms" | "words";

const holdsWords = (column: Column) => sql`(numnode(question.q) = 0 or ${posts[column]} @@ question.q)`;
const tagged = (column: Column) => sql`${posts.tags} @> ${tagList} and ${holdsWords(column)}`;

const hasFew = sql`(select count(*) from recent) < ${FEW}`;

/** The candidates by words or tags: by blocks, by the index alone, by the walk, and by whole titles. */
function withNegation(probe: SQL, holds: SQL, column: Column): Record<string, SQL> {
  return {
    recent: sql`${byBlocks(sql`question.is_dense`, SMALL_BLOCKS, holds)} union all
      ${byBlocks(sql`not question.is_dense`, LARGE_BLOCKS, holds)}`,
    // OFFSET keeps the planner from reading all posts for words that hardly any of them holds, and from intersecting the
    // index of words with that of all posts by time.
    probed: sql`select ${posts.id} from question cross join lateral (
        select * from ${posts}
        where ${hasFew} and not question.is_everywhere and ${probe} offset 0) as ${posts}
      where ${wanted} order by ${posts.createdAt} desc, ${posts.id} desc limit ${CANDIDATES_MAX}`,
    walked: walk(sql`${hasFew} and question.is_everywhere`, holds),
    titled: sql`select ${posts.id} from ${posts} cross join question
      where fold(${posts.title}) = fold(${title}) and ${holdsWords(column)} and ${wanted} limit ${EXACT_TITLES}`,
    matched: sql`select id from recent union select id from probed union select id from walked union select id from titled`,
  };
}

/** Reads the newest posts of a list, whatever words they hold. */
const newestOf = (list: SQL, column: Column) => ({
  matched: sql`select ${posts.id} as id from question cross join (
      ${list} order by ${posts.createdAt} desc, ${posts.id} desc limit ${LISTED_MAX}) as ${posts}
    where ${holdsWords(column)} and ${wanted} limit ${CANDIDATES_MAX}`,
});

const scansOf = (column: Column): Record<Access, Record<string, SQL>> => ({
  words: withNegation(sql`${posts[column]} @@ question.probe`, sql`${posts[column]} @@ question.q`, column),
  tags: withNegation(tagged(column), tagged(column), column),
  // By posts_author_idx, posts_group_idx and bookmarks_user_idx.
  author: newestOf(sql`select * from ${posts} where ${posts.authorId} = ${authorId}`, column),
  group: newestOf(sql`select * from ${posts} where ${posts.groupId} = ${groupId}`, column),
  bookmarks: newestOf(
    sql`select ${posts}.* from (select post_id from ${bookmarks} where ${bookmarks.userId} = ${viewer}
        order by ${bookmarks.createdAt} desc, ${bookmarks.postId} desc limit ${LISTED_MAX}) as bookmarked
      join ${posts} on ${posts.id} = bookmarked.post_id`,
    column,
  ),
  newest: { matched: walk(sql`true`, holdsWords(column)) },
});

/** The parts of a statement that end in `matched`, the ids of the candidates of a search. */
export const candidatesBy = (access: Access, mode: Mode, column: Column): Record<string, SQL> => ({
  lexemes,
  question: questionOf(access, mode),
  ...scansOf(column)[access],
});
