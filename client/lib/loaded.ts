/** What every loaded value reports about its loading. */
interface Loading {
  /** The last failure, until an answer or another attempt replaces it. */
  error: Error | null;
  /** The failure as a text for the member. */
  reason: string | null;
  /** True while anything is loading: for the first time, again, or the next page. */
  isLoading: boolean;
  /** Loads it again. The state reports the outcome. */
  retry: () => void;
}

/** One value and the state of its loading. */
export interface LoadedValue<T> extends Loading {
  /** `waiting` also lasts as long as a skeleton that has just appeared has to stay visible. */
  state: "waiting" | "failed" | "ready";
  /** The value that is loaded, also while the skeleton stays visible; null while there is none. */
  value: T | null;
}

/** A list and the state of its loading. */
export interface LoadedList<T> extends Loading {
  /** `stale`: there are items, but loading them again or loading the next page has failed. */
  state: "waiting" | "failed" | "empty" | "stale" | "items";
  /** The items that are loaded, also while the skeleton stays visible; null while there are none. */
  items: readonly T[] | null;
}

/** The state of a list's next page. */
export interface NextPage {
  hasMore: boolean;
  more: "idle" | "loading" | "failed";
  loadMore: () => void;
}

/** A list that grows by pages. */
export interface LoadedPages<T> extends LoadedList<T>, NextPage {}

/** Returns the items that are on the screen; null while the list shows another state. */
export function visibleItems<T>({ state, items }: Pick<LoadedList<T>, "state" | "items">): readonly T[] | null {
  return state === "items" || state === "stale" ? items : null;
}

/**
 * Returns the same list with other items, e.g. filtered or without duplicates. It is empty only when no page can
 * follow.
 */
export function withItems<T, L extends LoadedList<unknown>>(list: L, items: readonly T[] | null): L & LoadedList<T> {
  return { ...list, items, state: listState(list, items) };
}

/** Returns the state of a list whose items were loaded, or else the state of their loading. */
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
