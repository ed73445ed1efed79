import { useQuery } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { graphql } from "#client/gql/gql.ts";

/** Posts of a page of the feed. */
export const FEED_PAGE = 10;

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

/**
 * The home feed, page by page. What was read before is shown again as it was left, so that Back finds its place; what
 * is newer is for the pill to say.
 */
export function useFeed() {
  const { data, error, refetch, fetchMore } = useQuery(FeedPage, {
    variables: { first: FEED_PAGE },
    fetchPolicy: "cache-first",
    // Coming back to the window never moves the page; the pill asks what is new.
    refetchOn: false,
    // What was read further down stays when the top is read again.
    refetchWritePolicy: "merge",
  });
  const [more, setMore] = useState<"idle" | "loading" | "failed">("idle");
  const [isRefreshing, setRefreshing] = useState(false);
  const feed = data?.feed ?? null;
  const after = feed?.pageInfo.hasNextPage ? (feed.pageInfo.endCursor ?? null) : null;

  const loadMore = useCallback(async () => {
    if (!after) return;
    setMore("loading");
    try {
      await fetchMore({ variables: { first: FEED_PAGE, after } });
      setMore("idle");
    } catch {
      setMore("failed");
    }
  }, [after, fetchMore]);

  /** Reads the newest page again. Rejects when that failed; then all stays as it was. */
  const refresh = useCallback(async (): Promise<void> => {
    setRefreshing(true);
    await refetch().finally(() => setRefreshing(false));
    setMore("idle");
  }, [refetch]);

  return {
    posts: feed?.edges.map((edge) => edge.node) ?? null,
    totalCount: feed?.totalCount ?? 0,
    hasMore: after !== null,
    error: feed ? null : (error ?? null),
    more,
    isRefreshing,
    loadMore,
    refresh,
  };
}
