import type { ReactNode } from "react";
import type { LoadedList } from "#client/lib/loaded.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { LoadFailure } from "./QueryBoundary.tsx";
import type { Failure } from "./QueryBoundary.tsx";

export interface PagedListProps<T> {
  list: LoadedList<T>;
  /** A placeholder of the items while they are loading. */
  skeleton: ReactNode;
  failure: Failure;
  /** The content of a list without items. */
  empty: ReactNode;
  /** Renders the failure and the empty state on a card of their own. */
  onCard?: boolean | undefined;
  /** Renders the items, and after them the button for the next page or the end. */
  children: (items: readonly T[]) => ReactNode;
}

/**
 * A list in each of its five states. A list that is `stale` shows the items that it has; the component after them, e.g.
 * `ShowMore`, reports that the next page has failed.
 */
export function PagedList<T>({ list, skeleton, empty, children, ...words }: PagedListProps<T>) {
  switch (list.state) {
    case "waiting":
      return skeleton;
    case "failed":
      return <LoadFailure of={list} {...words} />;
    case "empty":
      return words.onCard ? <Card>{empty}</Card> : empty;
    case "items":
    case "stale":
      return children(list.items ?? []);
  }
}
