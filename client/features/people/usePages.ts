import { useEffect, useState } from "react";

/** People of a page. */
export const PEOPLE_PAGE = 10;

interface PageStack {
  /** What the list is narrowed by; another list begins at its first page. */
  of: string;
  /** The cursors after which the pages up to this one begin. */
  cursors: readonly (string | null)[];
}

/** Pages that are turned forward and back, of a list that goes on after a cursor. */
export function usePages(of: string) {
  const [stack, setStack] = useState<PageStack>({ of, cursors: [null] });
  const here = stack.of === of ? stack : { of, cursors: [null] };
  if (here !== stack) setStack(here);
  const { cursors } = here;
  return {
    /** Counted from 1. */
    number: cursors.length,
    after: cursors.at(-1) ?? null,
    next: (endCursor: string) => setStack({ of, cursors: [...cursors, endCursor] }),
    previous: () => setStack({ of, cursors: cursors.length > 1 ? cursors.slice(0, -1) : cursors }),
  };
}

/** Whoever has emptied the last page sees the one before it. */
export function useStepBack({ number, previous }: ReturnType<typeof usePages>, isEmpty: boolean): void {
  useEffect(() => {
    if (isEmpty && number > 1) previous();
  });
}

/** How many pages there are; at least one. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PEOPLE_PAGE));
}
