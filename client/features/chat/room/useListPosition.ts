import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { VirtualizerHandle } from "virtua";
import type { ChatRow } from "./chatRows.ts";

/** This close to its end one is at the end, in pixels. */
const NEAR = 80;
/** The lines are measured and in their place after this, in milliseconds. */
const SETTLED = 200;

/**
 * Where one is in a list of messages: it opens at the first that was not read, else at its end; who is at the end stays
 * there when something comes, who reads further up is not moved.
 * @param isWhole what is known goes on to the end of the conversation.
 */
export function useListPosition(rows: readonly ChatRow[], isWhole: boolean) {
  const list = useRef<VirtualizerHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** Null until one stands where one begins. */
  const [isAtEnd, setAtEnd] = useState<boolean | null>(null);
  const wantsEnd = useRef(false);
  const atEnd = useRef(true);
  const isPositioned = useRef(false);
  const last = rows.at(-1)?.key ?? null;
  const lastKey = useRef<string | null>(null);
  const isOwnLast = rows.at(-1)?.is === "pending";

  /** How much there is above and below what is in view, in pixels; null before one stands where one begins. */
  const look = useCallback((): { above: number; below: number } | null => {
    const now = list.current;
    if (!now || !isPositioned.current) return null;
    const below = now.scrollSize - now.scrollOffset - now.viewportSize;
    atEnd.current = below < NEAR;
    setAtEnd(below < NEAR);
    return { above: now.scrollOffset, below };
  }, []);

  /** Brings a line to the middle. */
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
      // What is above is asked for only once one stands where one begins.
      setTimeout(() => {
        isPositioned.current = true;
        look();
      }, SETTLED);
    } else if (isWhole && atEnd.current) {
      toEnd();
      // What has changed its height is measured after it was drawn.
      const later = requestAnimationFrame(() => requestAnimationFrame(() => atEnd.current && toEnd()));
      return () => cancelAnimationFrame(later);
    } else if (isNew && isWhole && (isOwnLast || wantsEnd.current)) {
      wantsEnd.current = false;
      toEnd();
    }
    return undefined;
  }, [last, rows, toEnd, look, isWhole, isOwnLast]);

  // The box below grows, the keyboard of a phone comes up: who is at the end stays there.
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      if (isPositioned.current && atEnd.current) toEnd();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [toEnd]);

  /** Goes to the end as soon as it is known. */
  const awaitEnd = useCallback(() => void (wantsEnd.current = true), []);

  return { isAtEnd: isAtEnd === null ? null : isAtEnd && isWhole, list, frame, look, show, toEnd, awaitEnd };
}
