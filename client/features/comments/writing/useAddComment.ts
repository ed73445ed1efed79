import { useApolloClient } from "@apollo/client/react";
import { isUnanswered } from "#client/apollo/outbox/unanswered.ts";
import { pendingComments } from "#client/features/comments/core/pendingComments.ts";
import type { WrittenComment } from "#client/features/comments/core/pendingComments.ts";
import { useAttemptId } from "#client/lib/state/useAttemptId.ts";
import { sendComment } from "./sendComment.ts";

/**
 * Saves a comment or a reply. While the server does not answer, it waits in this browser and is listed as pending. A
 * repeated attempt never saves it twice.
 */
export function useAddComment() {
  const client = useApolloClient();
  const attemptId = useAttemptId();

  return async (written: Omit<WrittenComment, "clientId">): Promise<void> => {
    const comment = { ...written, clientId: attemptId(`${written.parentId ?? ""} ${written.content}`) };
    const { list, add } = pendingComments.getSnapshot();
    // It never overtakes an earlier one on the same post.
    if (add && list.some(({ postId, state }) => postId === comment.postId && state !== "refused")) return add(comment);
    try {
      await sendComment(client, comment);
    } catch (error) {
      if (!isUnanswered(error) || !add) throw error;
      add(comment);
    }
  };
}
