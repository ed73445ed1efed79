import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { goTo, positionIn } from "#client/features/feed/list/listPosition.ts";
import type { ListPosition } from "#client/features/feed/list/listPosition.ts";

/** The number of pages in which the last read post is looked for. */
const PAGES = 3;
/** A reader nearer to the top than this has no position to return to, in pixels. */
const TOP = 400;

interface ColdReturnOptions {
  viewerId: string;
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
 * Opens the feed at the post that was read last, after a reload or a return from elsewhere, if it is among the first
 * pages. A reader who scrolls meanwhile cancels that. Returns whether there was such a post when the feed was opened.
 */
export function useColdReturn({
  viewerId,
  isReturn,
  list,
  visible,
  hasMore,
  isLoadingMore,
  loadMore,
}: ColdReturnOptions): boolean {
  const [found] = useState(() => (isReturn ? null : recall(viewerId)));
  const wanted = useRef<ListPosition | null>(found);
  const pages = useRef(1);

  useEffect(() => {
    if (!wanted.current) return undefined;
    const abandon = () => {
      wanted.current = null;
    };
    const acts = ["wheel", "touchmove", "keydown", "pointerdown"];
    for (const act of acts) addEventListener(act, abandon, { passive: true });
    return () => {
      for (const act of acts) removeEventListener(act, abandon);
    };
  }, []);

  useEffect(() => {
    const position = wanted.current;
    if (!position || !visible || !list.current || isLoadingMore) return;
    if (goTo(list.current, position) || !hasMore || pages.current >= PAGES) {
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
      remember(viewerId, window.scrollY > TOP ? positionIn(list.current) : null);
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
  }, [viewerId, list]);

  return found !== null;
}

const PLACE = "feed-place:";
const keyOf = (viewerId: string) => PLACE + viewerId;

/** Returns whether a reader of this window has left the feed at a post further down. */
export function hasPlace(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PLACE));
  } catch {
    return false;
  }
}

function recall(viewerId: string): ListPosition | null {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId)) ?? "null");
    if (typeof known !== "object" || known === null || !("id" in known) || !("offset" in known)) return null;
    const { id, offset } = known;
    return typeof id === "string" && typeof offset === "number" ? { id, offset } : null;
  } catch {
    return null;
  }
}

function remember(viewerId: string, position: ListPosition | null): void {
  try {
    if (position) sessionStorage.setItem(keyOf(viewerId), JSON.stringify(position));
    else sessionStorage.removeItem(keyOf(viewerId));
  } catch {
    // A browser without storage opens the feed at its top.
  }
}
