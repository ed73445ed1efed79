import { useEffect, useState } from "react";

/** The number of people in a page. */
export const PEOPLE_PAGE = 10;

interface PageStack {
  /** The filter of the list; another one begins at the first page. */
  of: string;
  /** The cursors after which the pages up to this one begin. */
  cursors: readonly (string | null)[];
}

/** Manages the pages of a list that is read by cursors: forward and back. */
export function usePages(of: string) {
  const [stack, setStack] = useState<PageStack>({ of, cursors: [null] });
  const here = stack.of === of ? stack : { of, cursors: [null] };
  if (here !== stack) setStack(here);
  const { cursors } = here;
  return {
    /** The number of the page, from 1. */
    number: cursors.length,
    after: cursors.at(-1) ?? null,
    next: (endCursor: string) => setStack({ of, cursors: [...cursors, endCursor] }),
    previous: () => setStack({ of, cursors: cursors.length > 1 ? cursors.slice(0, -1) : cursors }),
  };
}

/** Goes back one page after the last page became empty. */
export function useStepBack({ number, previous }: ReturnType<typeof usePages>, isEmpty: boolean): void {
  useEffect(() => {
    if (isEmpty && number > 1) previous();
  });
}

/** Returns the number of pages; at least one. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PEOPLE_PAGE));
}
