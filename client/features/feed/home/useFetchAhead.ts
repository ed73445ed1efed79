import { useCallback, useRef, useState } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

interface FetchAheadOptions<T> {
  /** The posts that are in the cache; null while there are none. */
  posts: readonly T[] | null;
  /** The cursor of the next page; null where the feed ends. */
  after: string | null;
  fetchAfter: (after: string) => Promise<unknown>;
}

/**
 * The next page of the feed, fetched before the end of the feed is reached. It waits in the cache, and its posts are
 * held back until then.
 */
export function useFetchAhead<T extends { id: string }>({ posts, after, fetchAfter }: FetchAheadOptions<T>) {
  /** The last post that is rendered while the page after it waits. */
  const [heldAfter, setHeldAfter] = useState<string | null>(null);
  const ahead = useRef<Promise<unknown> | null>(null);
  const visible = posts && postsUpTo(posts, heldAfter);
  const isHolding = posts !== null && visible !== null && visible.length < posts.length;
  const showHeld = useCallback(() => setHeldAfter(null), []);

  /** Reads the next page and shows it. Rejects when that failed. */
  const fetchNext = useCallback(
    async (cursor: string) => {
      // The request of the page fetched ahead may still be running: then that is the page.
      await (ahead.current ?? fetchAfter(cursor));
      showHeld();
    },
    [fetchAfter, showHeld],
  );

  /**
   * Fetches the next page into the cache, without rendering it. A failure is not reported: the end marker requests it
   * again.
   */
  function fetchAhead(): void {
    if (!after || ahead.current) return;
    setHeldAfter(visible?.at(-1)?.id ?? null);
    const page = fetchAfter(after).finally(() => {
      ahead.current = null;
    });
    ahead.current = page;
    void ignoreFailure(page.catch(showHeld), "ahead");
  }

  return {
    visible,
    isHolding,
    showHeld,
    fetchNext,
    /** True where the page after the last rendered post is neither cached nor requested. */
    canFetchAhead: after !== null && !isHolding,
    fetchAhead,
  };
}

/** The posts up to the one with this id; all of them where it is not among them. */
function postsUpTo<T extends { id: string }>(posts: readonly T[], id: string | null): readonly T[] {
  const last = id === null ? -1 : posts.findIndex((post) => post.id === id);
  return last < 0 ? posts : posts.slice(0, last + 1);
}
