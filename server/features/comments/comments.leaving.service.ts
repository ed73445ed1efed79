import type { Tx } from "#server/db/client";
import {
  deleteCommentLikesOf,
  deleteCommentsOf,
  deleteEmptyThreads,
  lockThreadsOf,
} from "./comments.leaving.queries.ts";

/**
 * Removes the comments of a member who leaves from the posts of others; those under their own posts are deleted with
 * the posts.
 */
export async function leaveThreads(tx: Tx, { memberId }: { memberId: number }): Promise<void> {
  await lockThreadsOf(tx, memberId);
  await deleteEmptyThreads(tx, await deleteCommentsOf(tx, memberId));
  await deleteCommentLikesOf(tx, memberId);
}
