import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { type RemovalWords, removeWithUndo } from "./removal.ts";

const UpdateGroupPost = graphql(`
  mutation UpdateGroupPost($groupId: ID!, $postId: ID!, $input: UpdateGroupPostInput!) {
    updateGroupPost(groupId: $groupId, id: $postId, input: $input) {
      id
      pinned
      commentsClosed
    }
  }
`);

const RemoveGroupPost = graphql(`
  mutation RemoveGroupPost($groupId: ID!, $postId: ID!, $reason: String, $rule: String) {
    removeGroupPost(groupId: $groupId, id: $postId, reason: $reason, rule: $rule)
  }
`);

const PutBackGroupPost = graphql(`
  mutation PutBackGroupPost($groupId: ID!, $postId: ID!) {
    putBackGroupPost(groupId: $groupId, id: $postId)
  }
`);

export interface ManagedPost {
  groupId: string;
  postId: string;
}

/** Returns what owners and admins of a group can do to a post in it. */
export function useManagedPost({ groupId, postId }: ManagedPost) {
  const client = useApolloClient();
  return useMemo(() => {
    const change = async (input: { pinned?: boolean; commentsClosed?: boolean }, done: string, failed: string) => {
      const variables = { groupId, postId, input };
      const again = input.pinned === undefined ? [] : ["GroupPosts"];
      try {
        await client.mutate({ mutation: UpdateGroupPost, variables, refetchQueries: again });
        toast.success(done);
      } catch (failure) {
        toast.failure(failed, messageOf(failure, "Please try again."));
      }
    };
    return {
      setPinned: (pinned: boolean) =>
        change({ pinned }, pinned ? "Post pinned" : "Post unpinned", "Couldn't change the post"),
      setCommentsClosed: (commentsClosed: boolean) =>
        change(
          { commentsClosed },
          commentsClosed ? "Comments closed" : "Comments are open again",
          "Couldn't change the comments",
        ),
      /** Removes the post; the toast offers to undo it. @throws an error when it was not removed. */
      remove: (words: RemovalWords): Promise<void> =>
        removeWithUndo(
          "post",
          () => client.mutate({ mutation: RemoveGroupPost, variables: { groupId, postId, ...words } }),
          () =>
            client.mutate({
              mutation: PutBackGroupPost,
              variables: { groupId, postId },
              refetchQueries: ["GroupPosts"],
            }),
        ),
    };
  }, [client, groupId, postId]);
}
