import type { Reference } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const ApproveGroupPost = graphql(`
  mutation ApproveGroupPost($groupId: ID!, $postId: ID!) {
    approveGroupPost(groupId: $groupId, id: $postId) {
      id
    }
  }
`);

const DeclineGroupPost = graphql(`
  mutation DeclineGroupPost($groupId: ID!, $postId: ID!, $reason: String) {
    declineGroupPost(groupId: $groupId, id: $postId, reason: $reason)
  }
`);

const RestoreGroupPost = graphql(`
  mutation RestoreGroupPost($groupId: ID!, $postId: ID!) {
    restoreGroupPost(groupId: $groupId, id: $postId)
  }
`);

const TRY_AGAIN = "Please try again.";

interface StoredList {
  edges: { node: Reference }[];
}

/** Returns what owners and admins of a group decide about posts that wait. */
export function useWaitingPosts(groupId: string) {
  const client = useApolloClient();
  return useMemo(() => {
    const id = client.cache.identify({ __typename: "Group", id: groupId }) ?? "";

    async function undo(postId: string): Promise<void> {
      try {
        const refetchQueries = ["WaitingPosts", "Group"];
        await client.mutate({ mutation: RestoreGroupPost, variables: { groupId, postId }, refetchQueries });
      } catch (failure) {
        toast.failure("Couldn't undo that", messageOf(failure, TRY_AGAIN));
      }
    }

    return {
      /** Publishes the post; returns whether it was done. */
      async approve(postId: string): Promise<boolean> {
        try {
          const refetchQueries = ["GroupPosts"];
          await client.mutate({ mutation: ApproveGroupPost, variables: { groupId, postId }, refetchQueries });
          toast.success("Post published", "Its author is notified.");
          return true;
        } catch (failure) {
          toast.failure("Couldn't approve the post", messageOf(failure, TRY_AGAIN));
          return false;
        }
      },
      /** Declines the post; its author reads the reason, and the toast offers to undo it. @throws an error when it was not done. */
      async decline(postId: string, reason: string): Promise<void> {
        const variables = { groupId, postId, reason: reason || null };
        await client.mutate({ mutation: DeclineGroupPost, variables });
        toast.success("Post declined", "Its author has it back.", {
          label: "Undo",
          onSelect: () => void undo(postId),
        });
      },
      /** Removes a decided post from the list, and from its count. */
      takeOut(postId: string): void {
        client.cache.modify<{ waitingPosts: StoredList; waitingPostsCount: number }>({
          id,
          fields: {
            waitingPosts: (stored, { readField }) =>
              "edges" in stored
                ? { ...stored, edges: stored.edges.filter(({ node }) => readField("id", node) !== postId) }
                : stored,
            waitingPostsCount: (count) => Math.max(0, count - 1),
          },
        });
      },
    };
  }, [client, groupId]);
}
