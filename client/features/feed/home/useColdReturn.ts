import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { goTo, positionIn } from "#client/features/feed/list/listPosition.ts";
import type { ListPosition } from "#client/features/feed/list/listPosition.ts";
import type { FeedView } from "#client/features/feed/tabs/feedView.ts";
import { onFirstMove } from "#client/lib/browser/firstMove.ts";

/** The number of pages in which the last read post is looked for. */
const PAGES = 3;
/** A reader nearer to the top than this has no position to return to, in pixels. */
const TOP = 400;

interface ColdReturnOptions {
  viewerId: string;
  view: FeedView;
  /** True for a feed that has restored its position already. */
  isReturn: boolean;
  list: RefObject<HTMLElement | null>;
  /** The posts that are rendered; null while the feed is loading for the first time. */
  visible: readonly string[] | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/**
 * Opens a tab of the feed at the post that was read last in it, after a reload, from another tab or on a return from
 * elsewhere, if it is among the first pages. A reader who scrolls meanwhile cancels that. Returns whether there was such
 * a post when the feed was opened.
 */
export function useColdReturn({
  viewerId,
  view,
  isReturn,
  list,
  visible,
  hasMore,
  isLoadingMore,
  loadMore,
}: ColdReturnOptions): boolean {
  const key = `${PLACE}${viewerId}:${nameOf(view)}`;
  const [found] = useState(() => (isReturn ? null : recall(key)));
  const wanted = useRef<ListPosition | null>(found);
  const pages = useRef(1);

  useEffect(() => {
    if (!wanted.current) return undefined;
    return onFirstMove(() => (wanted.current = null));
  }, []);

  // Before the browser draws: the posts of a tab do not show elsewhere first.
  useLayoutEffect(() => {
    const position = wanted.current;
    if (position && visible && list.current && goTo(list.current, position)) wanted.current = null;
  }, [list, visible]);

  useEffect(() => {
    if (!wanted.current || !visible || !list.current || isLoadingMore) return;
    if (!hasMore || pages.current >= PAGES) {
      wanted.current = null;
    } else {
      pages.current += 1;
      loadMore();
    }
  }, [list, visible, hasMore, isLoadingMore, loadMore]);

  useLayoutEffect(() => {
    const keep = () => {
      // The position is stored only after the feed has restored it.
      if (!list.current || wanted.current) return;
      remember(key, window.scrollY > TOP ? positionIn(list.current) : null);
    };
    const keepHidden = () => {
      if (document.visibilityState === "hidden") keep();
    };
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keepHidden);
    return () => {
      keep();
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keepHidden);
    };
  }, [key, list]);

  return found !== null;
}

const PLACE = "feed-place:";
const nameOf = ({ scope, order, from }: FeedView) => `${scope} ${order}${from ?? ""}`;

/** Returns whether a reader of this window has left this tab of the feed at a post further down. */
export function hasPlace(view: FeedView): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PLACE) && key.endsWith(`:${nameOf(view)}`));
  } catch {
    return false;
  }
}

function recall(key: string): ListPosition | null {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof known !== "object" || known === null || !("id" in known) || !("offset" in known)) return null;
    const { id, offset } = known;
    return typeof id === "string" && typeof offset === "number" ? { id, offset } : null;
  } catch {
    return null;
  }
}

function remember(key: string, position: ListPosition | null): void {
  try {
    if (position) sessionStorage.setItem(key, JSON.stringify(position));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser without storage opens the feed at its top.
  }
}
