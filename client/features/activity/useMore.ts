import { useState } from "react";

interface PageInfo {
  hasNextPage: boolean;
  endCursor?: string | null;
}

/** The next page of a list that is asked for by a button. */
export function useMore(page: PageInfo | undefined, fetchAfter: (cursor: string) => Promise<unknown>) {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const after = page?.hasNextPage ? (page.endCursor ?? null) : null;
  async function handleMore() {
    if (after === null || state === "loading") return;
    setState("loading");
    try {
      await fetchAfter(after);
      setState("idle");
    } catch {
      setState("failed");
    }
  }
  return { hasMore: after !== null, state, onMore: () => void handleMore() };
}
