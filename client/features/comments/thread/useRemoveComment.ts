import { useApolloClient } from "@apollo/client/react";
import { messageOf } from "#client/apollo/errors.ts";
import { forgetComment } from "#client/features/comments/core/commentCache.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const RemoveGroupComment = graphql(`
  mutation RemoveGroupComment($groupId: ID!, $id: ID!, $reason: String) {
    removeGroupComment(groupId: $groupId, id: $id, reason: $reason)
  }
`);

const PutBackGroupComment = graphql(`
  mutation PutBackGroupComment($groupId: ID!, $id: ID!) {
    putBackGroupComment(groupId: $groupId, id: $id)
  }
`);

/** How long the toast offers to undo, in milliseconds. */
const UNDO_MS = 10_000;
const LISTS = ["PostComments"];

interface RemovedComment {
  groupId: string;
  commentId: string;
  postId: string;
  parentId: string | null;
}

/** Returns how an owner or admin of a group removes a comment in it; the toast offers to undo it. It rejects when it was not done. */
export function useRemoveComment({ groupId, commentId, postId, parentId }: RemovedComment) {
  const client = useApolloClient();
  const variables = { groupId, id: commentId };

  async function putBack(): Promise<void> {
    try {
      await client.mutate({ mutation: PutBackGroupComment, variables, refetchQueries: LISTS });
      toast.success("The comment is back");
    } catch (failure) {
      toast.failure("Couldn't undo that", messageOf(failure, "Please try again."));
    }
  }

  return async (reason: string): Promise<void> => {
    await client.mutate({
      mutation: RemoveGroupComment,
      variables: { ...variables, reason: reason || null },
      // What stays of a comment with replies is read anew.
      refetchQueries: LISTS,
      update: (cache) => forgetComment(cache, { commentId, postId, parentId }),
    });
    const undo = { label: "Undo", onSelect: () => void putBack() };
    toast.update(toast.success("Comment removed", "Its author is notified.", undo), { duration: UNDO_MS });
  };
}
