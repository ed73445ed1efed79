import { eq, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { COMMENT_BLOCK, comments } from "#server/db/schema/comments";
import { commonWords } from "#server/db/schema/explore";
import { users } from "#server/db/schema/users";
import { canSeePerson, canSeeThread } from "#server/db/visibility";
import { isOpen } from "#server/features/insights/insights.queries";
import type { ReadComment } from "./answers.passages.model.ts";

/*
 * Like the search for comments, an insight reads a bounded number of those that hold a word, by `comments_terms_idx`: of
 * words that few hold, the newest of all; where every word is common, the newest of the newest blocks.
 */

const viewer = sql`${sql.placeholder("viewer")}::bigint`;

/** A comment as it is read, with the post below which it stands. */
export interface CommentRow extends ReadComment {
  postId: number;
}

/** Comments of so many posts are read, so many of each. */
const POSTS_TALKED = sql.raw("40");
const TALK_MAX = sql.raw("40");
/** So many of the newest comments of a member, and of all that hold a word of the question, are read. */
const AUTHORED_MAX = sql.raw("200");
const HOLDING_MAX = sql.raw("200");
/** A word that more posts hold is common in comments as well. */
const COMMON_FROM = sql.raw("2000");
/** So many of the newest blocks are read for common words. */
const BLOCKS_MAX = sql.raw("8");

/** The words, and whether each is common. */
const words = sql`(select query_of(word, '') as q, coalesce((select max(share) from ${commonWords} where ${commonWords.word} = any(forms_in(every.word))), 0)
    * (select greatest(reltuples, 0) from pg_class where oid = 'posts'::regclass) > ${COMMON_FROM} as is_common
  from unnest(${sql.placeholder("words")}::text[]) as every (word))`;
/** Any of the words, the common ones only if there are no others. */
const question = sql`(select string_agg('(' || q::text || ')', ' | ')::tsquery as q, is_common from ${words} as word
  where numnode(q) > 0 group by is_common order by is_common limit 1)`;

const rare = sql`select found.id from ${question} as question cross join lateral (
    select held.id from (select * from ${comments} where not question.is_common and ${comments.terms} @@ question.q offset 0) as held
    order by held.created_at desc, held.id desc limit ${HOLDING_MAX}) as found`;
const common = sql`select found.id from ${question} as question cross join lateral (
    select held.id from (select coalesce(max(id), 0) as id from ${comments}) as last
    cross join lateral (select ${COMMENT_BLOCK} as newest from (select last.id) as one) as known
    cross join generate_series(newest, greatest(newest - ${BLOCKS_MAX} + 1, 0), -1) as series (block) cross join lateral (
      select ${comments.id} from ${comments} where question.is_common and ${comments.terms} @@ question.q and ${COMMENT_BLOCK} = series.block
      order by ${comments.createdAt} desc, ${comments.id} desc limit ${HOLDING_MAX}) as held
    limit ${HOLDING_MAX}) as found`;

/** Comments on some posts, of some members, and those that hold any of some words: all that the viewer may see. */
export const commentsFor = prepared<
  CommentRow[],
  { viewer: number; postIds: number[]; authorIds: number[]; words: string[] }
>((db) => {
  const postIds = sql`${sql.placeholder("postIds")}::bigint[]`;
  const authorIds = sql`${sql.placeholder("authorIds")}::bigint[]`;
  const below = sql`select talk.id from unnest((${postIds})[1:${POSTS_TALKED}]) as sent (post_id) cross join lateral (
      select ${comments.id} from ${comments} where ${comments.postId} = sent.post_id order by ${comments.createdAt}, ${comments.id} limit ${TALK_MAX}) as talk`;
  const authored = sql`select own.id from unnest(${authorIds}) as sent (author_id) cross join lateral (
      select ${comments.id} from ${comments} where ${comments.authorId} = sent.author_id
      order by ${comments.createdAt} desc limit ${AUTHORED_MAX}) as own`;
  return db
    .select({
      id: comments.id,
      postId: comments.postId,
      authorId: sql<number>`${comments.authorId}`,
      author: users.name,
      parentId: comments.parentId,
      content: comments.content,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(
      sql`${comments.id} in (${below} union (${authored}) union (${rare}) union (${common})) and ${comments.deletedAt} is null
        and ${canSeePerson(viewer, comments.authorId)} and ${canSeeThread(viewer, comments.parentId)} and ${isOpen(comments.authorId)}`,
    )
    .orderBy(comments.createdAt, comments.id)
    .prepare("insight_comments");
});
