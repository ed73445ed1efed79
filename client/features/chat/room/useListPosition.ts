import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { VirtualizerHandle } from "virtua";
import type { ChatRow } from "./chatRows.ts";

/** The reader counts as being at the end within this distance, in pixels. */
const NEAR = 80;
/** The lines are measured and at their position after this time, in milliseconds. */
const SETTLED = 200;

/**
 * Manages the scroll position in a list of messages: it opens at the first unread one, else at its end. A reader at the
 * end stays there when a message arrives, and the position of a reader further up does not change.
 * @param isWhole is true when the end of the conversation is loaded.
 */
export function useListPosition(rows: readonly ChatRow[], isWhole: boolean) {
  const list = useRef<VirtualizerHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** It is null until the list has scrolled to its initial position. */
  const [isAtEnd, setAtEnd] = useState<boolean | null>(null);
  const wantsEnd = useRef(false);
  const atEnd = useRef(true);
  const isPositioned = useRef(false);
  const last = rows.at(-1)?.key ?? null;
  const lastKey = useRef<string | null>(null);
  const isOwnLast = rows.at(-1)?.is === "pending";

  /**
   * Returns the distances above and below the visible part, in pixels; null before the list has scrolled to its initial
   * position.
   */
  const look = useCallback((): { above: number; below: number } | null => {
    const now = list.current;
    if (!now || !isPositioned.current) return null;
    const below = now.scrollSize - now.scrollOffset - now.viewportSize;
    atEnd.current = below < NEAR;
    setAtEnd(below < NEAR);
    return { above: now.scrollOffset, below };
  }, []);

  /** Scrolls a line to the middle. */
  const show = useCallback((at: number) => list.current?.scrollToIndex(at, { align: "center" }), []);

  const toEnd = useCallback(() => {
    const now = list.current;
    if (now) now.scrollToIndex(Math.max(0, rows.length - 1), { align: "end" });
  }, [rows.length]);

  useLayoutEffect(() => {
    if (last === null || !list.current) return undefined;
    const isNew = last !== lastKey.current;
    lastKey.current = last;
    if (!isPositioned.current) {
      const unread = rows.findIndex(({ is }) => is === "new");
      if (unread > 0) list.current.scrollToIndex(unread, { align: "start" });
      else toEnd();
      // Older messages are requested only after the list has scrolled to its initial position.
      setTimeout(() => {
        isPositioned.current = true;
        look();
      }, SETTLED);
    } else if (isWhole && atEnd.current) {
      toEnd();
      // A line that has changed its height is measured after it was rendered.
      const later = requestAnimationFrame(() => requestAnimationFrame(() => atEnd.current && toEnd()));
      return () => cancelAnimationFrame(later);
    } else if (isNew && isWhole && (isOwnLast || wantsEnd.current)) {
      wantsEnd.current = false;
      toEnd();
    }
    return undefined;
  }, [last, rows, toEnd, look, isWhole, isOwnLast]);

  // The composer below grows, or the keyboard of a phone appears: a reader at the end stays there.
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      if (isPositioned.current && atEnd.current) toEnd();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [toEnd]);

  /** Scrolls to the end as soon as it is loaded. */
  const awaitEnd = useCallback(() => void (wantsEnd.current = true), []);

  return { isAtEnd: isAtEnd === null ? null : isAtEnd && isWhole, list, frame, look, show, toEnd, awaitEnd };
}
