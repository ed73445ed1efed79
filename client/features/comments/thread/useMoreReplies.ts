import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "#client/gql/gql.ts";
import { useMore } from "#client/lib/state/useMore.ts";

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
export function useMoreReplies(id: string, page: { hasNextPage: boolean; endCursor?: string | null }) {
  const client = useApolloClient();
  const fetchAfter = useCallback(
    async (after: string) => {
      const { data } = await client.query({
        query: MoreReplies,
        variables: { id, after },
        fetchPolicy: "network-only",
      });
      if (!data?.comment) throw new Error("The comment is no longer available");
    },
    [client, id],
  );
  return useMore(page, fetchAfter);
}
