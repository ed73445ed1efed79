import { useQuery } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import { graphql } from "#client/gql/gql.ts";
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

/**
 * The home feed, page by page. What was read before is shown again as it was left, so that Back finds its place; what
 * is newer is for the pill to say. A page may be fetched ahead: it waits in the cache and is shown when the end of the
 * feed is reached, as if it had been asked for then.
 */
export function useFeed() {
  const { data, error, refetch, fetchMore } = useQuery(FeedPage, {
    variables: { first: FEED_PAGE_SIZE },
    fetchPolicy: "cache-first",
    // Coming back to the window never moves the page; the pill asks what is new.
    refetchOn: false,
    // What was read further down stays when the top is read again.
    refetchWritePolicy: "merge",
  });
  const [more, setMore] = useState<"idle" | "loading" | "failed">("idle");
  const [isRefreshing, setRefreshing] = useState(false);
  /** The last post that is shown while the page after it waits. */
  const [heldAfter, setHeldAfter] = useState<string | null>(null);
  const ahead = useRef<Promise<unknown> | null>(null);

  const feed = data?.feed ?? null;
  const after = feed?.pageInfo.hasNextPage ? (feed.pageInfo.endCursor ?? null) : null;
  const posts = feed?.edges.map((edge) => edge.node) ?? null;
  const held = heldAfter === null || !posts ? -1 : posts.findIndex((post) => post.id === heldAfter);
  const shown = held < 0 ? posts : (posts?.slice(0, held + 1) ?? null);
  const last = shown?.at(-1)?.id ?? null;
  const isHolding = posts !== null && shown !== null && shown.length < posts.length;

  /** Fetches the next page into the cache, without showing it. A failure says nothing: the end marker asks again. */
  const fetchAhead = useCallback(() => {
    if (!after || ahead.current) return;
    setHeldAfter(last);
    ahead.current = fetchMore({ variables: { first: FEED_PAGE_SIZE, after } })
      .catch(() => setHeldAfter(null))
      .finally(() => {
        ahead.current = null;
      });
  }, [after, last, fetchMore]);

  const loadMore = useCallback(async () => {
    if (isHolding) {
      setHeldAfter(null);
      return;
    }
    if (!after) return;
    setMore("loading");
    // What was asked for ahead may still be on its way: then that is the page.
    const running = ahead.current;
    try {
      await (running ?? fetchMore({ variables: { first: FEED_PAGE_SIZE, after } }));
      setHeldAfter(null);
      setMore("idle");
    } catch {
      setMore("failed");
    }
  }, [isHolding, after, fetchMore]);

  /** Reads the newest page again. Rejects when that failed; then all stays as it was. */
  const refresh = useCallback(async (): Promise<void> => {
    setRefreshing(true);
    await refetch().finally(() => setRefreshing(false));
    setMore("idle");
  }, [refetch]);

  return {
    posts: shown,
    totalCount: feed?.totalCount ?? 0,
    hasMore: after !== null || isHolding,
    error: feed ? null : (error ?? null),
    more,
    isRefreshing,
    /** True where the page after the last shown post is neither here nor asked for. */
    canFetchAhead: after !== null && !isHolding,
    fetchAhead,
    loadMore,
    refresh,
  };
}
