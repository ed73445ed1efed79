import { eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { DbOrTx } from "./client.ts";
import { hiddenCommentLikes } from "./hiddenCounts.ts";
import { personColumns } from "./personColumns.ts";
import { commentCounterDeltas, comments } from "#server/db/schema/comments";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { commentLikedBy } from "./viewerState.ts";

/** The changes of a comment's counter since it was last folded into its row. */
export const unfoldedCommentCounts = new QueryBuilder()
  .select({ likes: sql<number>`coalesce(sum(${commentCounterDeltas.likes}), 0)`.as("likes") })
  .from(commentCounterDeltas)
  .where(eq(commentCounterDeltas.commentId, comments.id))
  .as("unfolded");

/**
 * The columns of a comment as one viewer sees it, with its author and its counts, from `comments` joined with `posts`,
 * with `users` (the author, by `isAuthor`) and laterally with `unfoldedCommentCounts`. A deleted comment reveals neither
 * its author nor its likes.
 */
export const commentColumns = (viewer: SQLWrapper) => ({
  id: comments.id,
  postId: comments.postId,
  parentId: comments.parentId,
  author: personColumns,
  deleted: sql<boolean>`${comments.deletedAt} is not null`,
  content: comments.content,
  facets: comments.facets,
  liked: sql<boolean>`${comments.deletedAt} is null and ${commentLikedBy(viewer, comments.id)}`,
  likesCount: sql<number>`case when ${comments.deletedAt} is null then ${comments.likesCount} + ${unfoldedCommentCounts.likes}
    - ${hiddenCommentLikes(viewer, comments.id)} else 0 end`,
  createdAt: comments.createdAt,
  updatedAt: comments.updatedAt,
  editedAt: comments.editedAt,
  postAuthorId: posts.authorId,
});

/** Chooses the comments that are shown: one that was deleted or removed only while it has replies. */
export const isListed = (comment: SQL): SQL<boolean> =>
  sql<boolean>`(${comment}.deleted_at is null or exists (select from ${comments} as reply
    where reply.parent_id = ${comment}.id and reply.deleted_at is null offset 0))`;

/** Joins `users` as the author of a comment that is not deleted. */
export const isAuthor = sql`${users.id} = ${comments.authorId} and ${comments.deletedAt} is null`;

/** Reads comments as a viewer sees them, joined with their authors, their posts and their counts. */
export const commentsFrom = (db: DbOrTx, viewer: SQLWrapper, picked: SQL) =>
  db
    .select(commentColumns(viewer))
    .from(picked)
    .innerJoin(comments, sql`${comments.id} = picked.id`)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(users, isAuthor)
    .innerJoinLateral(unfoldedCommentCounts, sql`true`);
