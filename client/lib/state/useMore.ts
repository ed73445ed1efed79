import { useCallback, useRef, useState } from "react";

interface PageInfo {
  hasNextPage: boolean;
  endCursor?: string | null;
}

/**
 * Loads the next page of a list when a button or the end of the list requests it: one at a time, and again after a
 * failure.
 * @param fetchAfter reads the page after a cursor and rejects when it could not. `loadMore` is stable as long as it is.
 */
export function useMore(page: PageInfo | null | undefined, fetchAfter: (cursor: string) => Promise<unknown>) {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const isBusy = useRef(false);
  const after = nextCursor(page);
  const load = useCallback(async () => {
    if (after === null || isBusy.current) return;
    isBusy.current = true;
    setState("loading");
    try {
      await fetchAfter(after);
      setState("idle");
    } catch {
      setState("failed");
    } finally {
      isBusy.current = false;
    }
  }, [after, fetchAfter]);
  /** Clears a failure, e.g. once the list was read again. */
  const reset = useCallback(() => setState("idle"), []);
  return { hasMore: after !== null, more: state, loadMore: useCallback(() => void load(), [load]), reset };
}

/** The cursor that the next page follows; null where there is no next page. */
export function nextCursor(page: PageInfo | null | undefined): string | null {
  return page?.hasNextPage ? (page.endCursor ?? null) : null;
}
