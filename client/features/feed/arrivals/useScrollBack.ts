import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { cardOf, goTo, positionIn } from "#client/features/feed/list/listPosition.ts";
import type { ListPosition } from "#client/features/feed/list/listPosition.ts";

/** How long the return is offered, in milliseconds. */
const OFFER_MS = 10_000;
/** A reader who is nearer to the top than this, in pixels, has no position to return to. */
const NEAR = 400;

/** Remembers the position of a reader before the page scrolls to the top, and offers to return for a while. */
export function useScrollBack(list: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState<ListPosition | null>(null);
  const leaving = useRef<ListPosition | null>(null);

  /** Stores the position; the return is offered once the reader has left it. */
  const note = useCallback(() => {
    leaving.current = list.current && window.scrollY > NEAR ? positionIn(list.current) : null;
  }, [list]);

  const offer = useCallback(() => setPosition(leaving.current), []);

  const goBack = useCallback(() => {
    if (position && list.current && goTo(list.current, position)) {
      cardOf(list.current, position.id)?.focus({ preventScroll: true });
    }
    setPosition(null);
  }, [list, position]);

  useEffect(() => {
    if (!position) return undefined;
    const timer = setTimeout(() => setPosition(null), OFFER_MS);
    return () => clearTimeout(timer);
  }, [position]);

  return { isOffered: position !== null, note, offer, goBack };
}
