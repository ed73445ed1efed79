import type { ApolloClient } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { FeedMemory } from "#client/features/feed/tabs/feedMemory.ts";
import { loadReasonLine } from "#client/features/feed/reasons/loadReasonLine.ts";
import { type FeedView, likelyView } from "#client/features/feed/tabs/feedView.ts";
import { hasPlace } from "./useColdReturn.ts";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";

export const FeedPage = graphql(`
  query FeedPage(
    $first: Int!
    $after: String
    $scope: FeedScope!
    $order: FeedOrder!
    $fromPost: ID
    $hasReasons: Boolean!
  ) {
    feed(first: $first, after: $after, scope: $scope, order: $order, fromPost: $fromPost) {
      edges {
        cursor
        node {
          id
          ... @include(if: $hasReasons) {
            author {
              id
              name
            }
            reason {
              kind
              text
              tag
              user {
                id
                name
              }
              group {
                id
                name
              }
            }
          }
          ...PostCard_post
          ...LikersButton_post
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

/** Only the posts of those whom the member follows have reasons. */
export const firstPageOf = ({ scope, order, from }: FeedView) => ({
  scope,
  order,
  ...(from && { fromPost: from }),
  hasReasons: scope === "FOLLOWING",
  first: FEED_PAGE_SIZE,
});

/**
 * Requests the first page of the feed before the component that renders it is there. A reader who returns to a post
 * further down waits for more than this page, and the feed looks for it page by page.
 */
export function requestFirstPage(client: ApolloClient): void {
  void ignoreFailure(client.query({ query: FeedMemory }), "ahead");
  const view = likelyView(location.search);
  if (view.scope === "FOLLOWING") void ignoreFailure(loadReasonLine(), "ahead");
  if (hasPlace(view)) return;
  void ignoreFailure(client.query({ query: FeedPage, variables: firstPageOf(view) }), "ahead");
}
