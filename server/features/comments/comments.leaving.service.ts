import type { Tx } from "#server/db/client";
import {
  deleteCommentLikesOf,
  deleteCommentsOf,
  deleteEmptyThreads,
  lockThreadsOf,
} from "./comments.leaving.queries.ts";

/** Lets go of what a member who leaves wrote under the posts of others; what stands under their own goes with those. */
export async function leaveThreads(tx: Tx, { memberId }: { memberId: number }): Promise<void> {
  await lockThreadsOf(tx, memberId);
  await deleteEmptyThreads(tx, await deleteCommentsOf(tx, memberId));
  await deleteCommentLikesOf(tx, memberId);
}
