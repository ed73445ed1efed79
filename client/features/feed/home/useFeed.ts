import { useCallback, useRef, useState } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { listState } from "#client/lib/loaded.ts";
import { useMore } from "#client/lib/state/useMore.ts";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";

const FeedPage = graphql(`
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
 * Loads the home feed page by page. Cached posts are rendered again as they were, so that Back restores the position;
 * the pill reports newer ones. A page may be fetched ahead: it waits in the cache and is rendered when the reader
 * reaches the end of the feed, as if it had been requested then.
 */
export function useFeed() {
  const {
    value: feed,
    fetchAfter,
    refetch,
    ...loading
  } = useValueQuery(FeedPage, {
    variables: { first: FEED_PAGE_SIZE },
    fetchPolicy: "cache-first",
    // A return to the window never moves the page; the pill checks for new posts.
    refetchOn: false,
    // Pages further down stay when the first page is read again.
    refetchWritePolicy: "merge",
    value: (data) => data.feed,
  });
  const [isRefreshing, setRefreshing] = useState(false);
  /** The last post that is rendered while the page after it waits. */
  const [heldAfter, setHeldAfter] = useState<string | null>(null);
  const ahead = useRef<Promise<unknown> | null>(null);
  const fetchNext = useCallback(
    async (after: string) => {
      // The request of the page fetched ahead may still be running: then that is the page.
      await (ahead.current ?? fetchAfter(after));
      setHeldAfter(null);
    },
    [fetchAfter],
  );
  const next = useMore(feed?.pageInfo, fetchNext);
  const { reset } = next;

  const after = feed?.pageInfo.hasNextPage ? (feed.pageInfo.endCursor ?? null) : null;
  const posts = feed?.edges.map((edge) => edge.node) ?? null;
  const held = heldAfter === null || !posts ? -1 : posts.findIndex((post) => post.id === heldAfter);
  const visible = held < 0 ? posts : (posts?.slice(0, held + 1) ?? null);
  const last = visible?.at(-1)?.id ?? null;
  const isHolding = posts !== null && visible !== null && visible.length < posts.length;
  const showHeld = useCallback(() => setHeldAfter(null), []);

  /**
   * Fetches the next page into the cache, without rendering it. A failure is not reported: the end marker requests it
   * again.
   */
  function fetchAhead(): void {
    if (!after || ahead.current) return;
    setHeldAfter(last);
    const page = fetchAfter(after).finally(() => {
      ahead.current = null;
    });
    ahead.current = page;
    void ignoreFailure(page.catch(showHeld), "ahead");
  }

  /** Reads the first page again. Rejects when that failed; then nothing changes. */
  const refresh = useCallback(async (): Promise<void> => {
    setRefreshing(true);
    await refetch().finally(() => setRefreshing(false));
    reset();
  }, [refetch, reset]);

  const list = {
    ...loading,
    // A toast reports failures while there are posts.
    error: feed ? null : loading.error,
    hasMore: after !== null || isHolding,
    more: next.more,
    loadMore: isHolding ? showHeld : next.loadMore,
    totalCount: feed?.totalCount ?? 0,
  };
  return {
    ...list,
    items: visible,
    state: listState(list, visible),
    isRefreshing,
    /** True where the page after the last rendered post is neither cached nor requested. */
    canFetchAhead: after !== null && !isHolding,
    fetchAhead,
    refresh,
  };
}
