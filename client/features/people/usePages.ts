import { useEffect, useState } from "react";

/** People of a page. */
export const PEOPLE_PAGE = 10;

interface Place {
  /** What the list is narrowed by; another list begins at its first page. */
  of: string;
  /** The cursors after which the pages up to this one begin. */
  cursors: readonly (string | null)[];
}

/** Pages that are turned forward and back, of a list that goes on after a cursor. */
export function usePages(of: string) {
  const [place, setPlace] = useState<Place>({ of, cursors: [null] });
  const here = place.of === of ? place : { of, cursors: [null] };
  if (here !== place) setPlace(here);
  const { cursors } = here;
  return {
    /** Counted from 1. */
    number: cursors.length,
    after: cursors.at(-1) ?? null,
    next: (endCursor: string) => setPlace({ of, cursors: [...cursors, endCursor] }),
    previous: () => setPlace({ of, cursors: cursors.length > 1 ? cursors.slice(0, -1) : cursors }),
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
