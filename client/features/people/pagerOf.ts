import { pagesOf } from "./usePages.ts";
import type { usePages } from "./usePages.ts";

interface Connection {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

/** Returns the props of a list's pager. */
export function pagerOf(pages: ReturnType<typeof usePages>, connection: Connection | null) {
  const end = connection?.pageInfo.hasNextPage ? (connection.pageInfo.endCursor ?? null) : null;
  return {
    page: pages.number,
    pages: pagesOf(connection?.totalCount ?? 0),
    onPrevious: pages.previous,
    onNext: end === null ? null : () => pages.next(end),
  };
}
