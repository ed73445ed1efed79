import { sql } from "drizzle-orm";
import { commentCounterDeltas, commentLikes, comments } from "#server/db/schema/comments";
import { postCounterDeltas, posts } from "#server/db/schema/posts";
import { countOf, type StoredCount } from "#server/db/storedCounts";

/** The comments that are not deleted: those that began a thread (`comments_post_idx`) and their replies. */
const living = sql`select count(*) filter (where begun.deleted_at is null) + coalesce(sum((
    select count(*) from ${comments} as reply where reply.parent_id = begun.id and reply.deleted_at is null)), 0)
  from ${comments} as begun where begun.post_id = ${posts.id} and begun.parent_id is null`;

/** The stored counts of comments and of their likes. */
export const commentsCounts: StoredCount[] = [
  countOf({
    name: "comments",
    table: posts,
    id: posts.id,
    stored: posts.commentsCount,
    deltas: { table: postCounterDeltas, thing: postCounterDeltas.postId, delta: postCounterDeltas.comments },
    counted: living,
  }),
  countOf({
    name: "comment_likes",
    table: comments,
    id: comments.id,
    stored: comments.likesCount,
    deltas: { table: commentCounterDeltas, thing: commentCounterDeltas.commentId, delta: commentCounterDeltas.likes },
    counted: sql`select count(*) from ${commentLikes} where ${commentLikes.commentId} = ${comments.id}`,
  }),
];
