import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { graphql } from "#client/gql/gql.ts";

const MoreReplies = graphql(`
  query MoreReplies($id: ID!, $after: String) {
    comment(id: $id) {
      id
      replies(first: 30, after: $after) {
        edges {
          cursor
          node {
            id
            ...CommentItem_comment
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);

/** Loads the next replies of a comment into its thread. */
export function useMoreReplies(id: string) {
  const client = useApolloClient();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  const showMore = useCallback(
    async (after: string | null) => {
      setState("loading");
      try {
        const { data } = await client.query({
          query: MoreReplies,
          variables: { id, after },
          fetchPolicy: "network-only",
        });
        setState(data?.comment ? "idle" : "failed");
      } catch {
        setState("failed");
      }
    },
    [client, id],
  );

  return { showMore, isLoading: state === "loading", hasFailed: state === "failed" };
}
