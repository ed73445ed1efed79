/** What every view of something loaded from the server knows about it. */
interface Loading {
  /** The last failure, until an answer or another attempt replaces it. */
  error: Error | null;
  /** The failure in words for the member. */
  reason: string | null;
  /** True while anything is loading: for the first time, again, or the next page. */
  isLoading: boolean;
  /** Loads it again. The state says what comes of that. */
  retry: () => void;
}

/** One thing and how far its loading has come. */
export interface LoadedValue<T> extends Loading {
  /** `waiting` also lasts as long as a skeleton that has just appeared has to stay. */
  state: "waiting" | "failed" | "ready";
  /** What is known, also while the skeleton still stays; null while nothing is. */
  value: T | null;
}

/** A list and how far its loading has come. */
export interface LoadedList<T> extends Loading {
  /** `stale`: there are items, but loading them again or loading the next page has failed. */
  state: "waiting" | "failed" | "empty" | "stale" | "items";
  /** What is known, also while the skeleton still stays; null while nothing is. */
  items: readonly T[] | null;
}

/** How the next page of a list is doing. */
export interface NextPage {
  hasMore: boolean;
  more: "idle" | "loading" | "failed";
  loadMore: () => void;
}

/** A list that grows by pages. */
export interface LoadedPages<T> extends LoadedList<T>, NextPage {}

/** The items that stand on the screen; null where another state of the list does. */
export function visibleItems<T>({ state, items }: Pick<LoadedList<T>, "state" | "items">): readonly T[] | null {
  return state === "items" || state === "stale" ? items : null;
}

/** The same list with other items, e.g. filtered or each of them once. It is empty only when no page can follow. */
export function withItems<T, L extends LoadedList<unknown>>(list: L, items: readonly T[] | null): L & LoadedList<T> {
  return { ...list, items, state: listState(list, items) };
}

/** The state of a list whose items were loaded, or else the state of their loading. */
export function listState(
  list: Pick<Loading, "error" | "isLoading"> & {
    state: LoadedValue<unknown>["state"] | LoadedList<unknown>["state"];
  } & Partial<NextPage>,
  items: readonly unknown[] | null,
): LoadedList<unknown>["state"] {
  if (list.state === "waiting" || list.state === "failed" || items === null) {
    return list.state === "failed" ? "failed" : "waiting";
  }
  if (items.length === 0 && !list.hasMore) return "empty";
  return (list.error !== null && !list.isLoading) || list.more === "failed" ? "stale" : "items";
}
