import { pagesOf } from "./usePages.ts";
import type { usePages } from "./usePages.ts";

interface Connection {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

/** What a pager needs to know of a list. */
export function pagerOf(pages: ReturnType<typeof usePages>, found: Connection | null) {
  const end = found?.pageInfo.hasNextPage ? (found.pageInfo.endCursor ?? null) : null;
  return {
    page: pages.number,
    pages: pagesOf(found?.totalCount ?? 0),
    onPrevious: pages.previous,
    onNext: end === null ? null : () => pages.next(end),
  };
}
