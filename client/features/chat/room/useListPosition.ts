import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { VirtualizerHandle } from "virtua";
import type { ChatRow } from "./chatRows.ts";

/** The reader counts as being at the end within this distance, in pixels. */
const NEAR = 80;
/** The lines are measured and at their position when so many frames in a row find them where they were. */
const STEADY_FRAMES = 2;

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
    if (!list.current) return undefined;
    if (last === null) {
      // There is nothing to measure: the first message appears at the end.
      isPositioned.current = true;
      return undefined;
    }
    const isNew = last !== lastKey.current;
    lastKey.current = last;
    if (!isPositioned.current) {
      const unread = rows.findIndex(({ is }) => is === "new");
      const scroll = () => (unread > 0 ? list.current?.scrollToIndex(unread, { align: "start" }) : toEnd());
      scroll();
      // Older messages are requested only after the list has scrolled to its initial position.
      const onSteady = () => {
        isPositioned.current = true;
        look();
      };
      return onceSteady(list.current, { scroll, onSteady });
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
  useResize(
    frame,
    useCallback(() => isPositioned.current && atEnd.current && toEnd(), [toEnd]),
  );

  /** Scrolls to the end as soon as it is loaded. */
  const awaitEnd = useCallback(() => void (wantsEnd.current = true), []);

  const seesEnd = isAtEnd ?? (last === null ? true : null);
  return { isAtEnd: seesEnd && isWhole, list, frame, look, show, toEnd, awaitEnd };
}

/** Calls back whenever an element changes its size. The element may appear later: another callback looks again. */
function useResize(element: RefObject<HTMLElement | null>, onResize: () => void): void {
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onResize]);
}

interface Opening {
  /** Scrolls the list to its initial position, as far as that is known. */
  scroll: () => void;
  onSteady: () => void;
}

/** Places the list anew whenever lines were measured, and calls back once it stays where it is. */
function onceSteady(list: VirtualizerHandle, { scroll, onSteady }: Opening): () => void {
  let seen = "";
  let size = list.scrollSize;
  let frames = 0;
  let next = requestAnimationFrame(compare);
  function compare() {
    if (list.scrollSize !== size) scroll();
    size = list.scrollSize;
    const now = `${size} ${list.scrollOffset}`;
    frames = now === seen ? frames + 1 : 0;
    seen = now;
    if (frames === STEADY_FRAMES) onSteady();
    else next = requestAnimationFrame(compare);
  }
  return () => cancelAnimationFrame(next);
}
