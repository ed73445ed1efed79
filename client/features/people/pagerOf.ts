import { messageOf } from "#client/apollo/errors.ts";
import { pagesOf } from "./usePages.ts";
import type { usePages } from "./usePages.ts";

interface Connection {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

/** What a pager needs to know of a list. */
export function pagerOf(label: string, pages: ReturnType<typeof usePages>, found: Connection | null) {
  const end = found?.pageInfo.hasNextPage ? (found.pageInfo.endCursor ?? null) : null;
  return {
    label,
    page: pages.number,
    pages: pagesOf(found?.totalCount ?? 0),
    onPrevious: pages.previous,
    onNext: end === null ? null : () => pages.next(end),
  };
}

/** That a list could not be loaded, and the reason where the server gave one. */
export function failureOf(title: string, error: Error): { title: string; text: string | undefined } {
  const reason = messageOf(error, "");
  return { title, text: reason === "" ? undefined : reason };
}
