import { useApolloClient } from "@apollo/client/react";
import { forgetComment } from "#client/features/comments/core/commentCache.ts";
import { type RemovalWords, removeWithUndo } from "#client/features/posts/managed/removal.ts";
import { graphql } from "#client/gql/gql.ts";

const RemoveGroupComment = graphql(`
  mutation RemoveGroupComment($groupId: ID!, $id: ID!, $reason: String, $rule: String) {
    removeGroupComment(groupId: $groupId, id: $id, reason: $reason, rule: $rule)
  }
`);

const PutBackGroupComment = graphql(`
  mutation PutBackGroupComment($groupId: ID!, $id: ID!) {
    putBackGroupComment(groupId: $groupId, id: $id)
  }
`);

/** What stays of a comment with replies is read anew. */
const refetchQueries = ["PostComments"];

interface RemovedComment {
  groupId: string;
  commentId: string;
  postId: string;
  parentId: string | null;
}

/** Returns how an owner or admin of a group removes a comment in it. It rejects when it was not done. */
export function useRemoveComment({ groupId, commentId, postId, parentId }: RemovedComment) {
  const client = useApolloClient();
  const comment = { groupId, id: commentId };
  return (words: RemovalWords): Promise<void> =>
    removeWithUndo(
      "comment",
      () =>
        client.mutate({
          mutation: RemoveGroupComment,
          variables: { ...comment, ...words },
          refetchQueries,
          update: (cache) => forgetComment(cache, { commentId, postId, parentId }),
        }),
      () => client.mutate({ mutation: PutBackGroupComment, variables: comment, refetchQueries }),
    );
}
