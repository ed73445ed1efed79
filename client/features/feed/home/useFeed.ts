import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { listState } from "#client/lib/loaded.ts";
import { useSteadyItems } from "#client/lib/state/useSteadyItems.ts";
import { nextCursor, useMore } from "#client/lib/state/useMore.ts";
import { useStore } from "#client/lib/state/Store.ts";
import { hidingRulesOf, isHidden } from "#client/features/feed/reasons/hiddenPosts.ts";
import type { FeedView } from "#client/features/feed/tabs/feedView.ts";
import { FeedPage, firstPageOf } from "./firstPage.ts";
import { useFetchAhead } from "./useFetchAhead.ts";

/**
 * Loads one tab of the home feed page by page. Cached posts are rendered again as they were, so that Back restores the
 * position; the pill reports newer ones. A page may be fetched ahead: it waits in the cache and is rendered when the
 * reader reaches the end of the feed, as if it had been requested then. What the member has put away is left out.
 */
export function useFeed(view: FeedView) {
  const {
    value: feed,
    fetchAfter,
    refetch,
    ...loading
  } = useValueQuery(FeedPage, {
    variables: firstPageOf(view),
    fetchPolicy: "cache-first",
    // A return to the window never moves the page; the pill checks for new posts.
    refetchOn: false,
    // Pages further down stay when the first page is read again.
    refetchWritePolicy: "merge",
    value: (data) => data.feed,
  });
  const after = nextCursor(feed?.pageInfo);
  const rules = useStore(hidingRulesOf(useApolloClient()));
  const posts = useSteadyItems(
    useMemo(() => feed?.edges.map((edge) => edge.node).filter((post) => !isHidden(post, rules)) ?? null, [feed, rules]),
  );
  const { visible, isHolding, showHeld, fetchNext, ...ahead } = useFetchAhead({ posts, after, fetchAfter });
  const next = useMore(feed?.pageInfo, fetchNext);
  const { reset } = next;

  /** Reads the first page again. Rejects when that failed; then nothing changes. */
  const refresh = useCallback(async (): Promise<void> => {
    await refetch();
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
    ...ahead,
    items: visible,
    state: listState(list, visible),
    refresh,
  };
}
