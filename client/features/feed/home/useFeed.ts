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
 * The home feed, page by page. What was read before is shown again as it was left, so that Back finds its place; what
 * is newer is for the pill to say. A page may be fetched ahead: it waits in the cache and is shown when the end of the
 * feed is reached, as if it had been asked for then.
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
    // Coming back to the window never moves the page; the pill asks what is new.
    refetchOn: false,
    // What was read further down stays when the top is read again.
    refetchWritePolicy: "merge",
    value: (data) => data.feed,
  });
  const [isRefreshing, setRefreshing] = useState(false);
  /** The last post that is shown while the page after it waits. */
  const [heldAfter, setHeldAfter] = useState<string | null>(null);
  const ahead = useRef<Promise<unknown> | null>(null);
  const fetchNext = useCallback(
    async (after: string) => {
      // What was asked for ahead may still be on its way: then that is the page.
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

  /** Fetches the next page into the cache, without showing it. A failure says nothing: the end marker asks again. */
  function fetchAhead(): void {
    if (!after || ahead.current) return;
    setHeldAfter(last);
    const page = fetchAfter(after).finally(() => {
      ahead.current = null;
    });
    ahead.current = page;
    void ignoreFailure(page.catch(showHeld), "ahead");
  }

  /** Reads the newest page again. Rejects when that failed; then all stays as it was. */
  const refresh = useCallback(async (): Promise<void> => {
    setRefreshing(true);
    await refetch().finally(() => setRefreshing(false));
    reset();
  }, [refetch, reset]);

  const list = {
    ...loading,
    // What failed while there are posts is said in a toast.
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
    /** True where the page after the last shown post is neither here nor asked for. */
    canFetchAhead: after !== null && !isHolding,
    fetchAhead,
    refresh,
  };
}
