import type { ApolloClient } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { hasPlace } from "./useColdReturn.ts";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";

export const FeedPage = graphql(`
  query FeedPage($first: Int!, $after: String) {
    feed(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...PostCard_post
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const FIRST_PAGE = { first: FEED_PAGE_SIZE };

/**
 * Requests the first page of the feed before the component that renders it is there. A reader who returns to a post
 * further down waits for more than this page, and the feed looks for it page by page.
 */
export function requestFirstPage(client: ApolloClient): void {
  if (hasPlace()) return;
  void ignoreFailure(client.query({ query: FeedPage, variables: FIRST_PAGE }), "ahead");
}
