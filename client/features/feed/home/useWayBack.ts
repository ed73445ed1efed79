import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { cardOf, goTo, placeIn } from "#client/features/feed/list/place.ts";
import type { Place } from "#client/features/feed/list/place.ts";

/** How long the way back is offered, in milliseconds. */
export const WAY_BACK = 10_000;
/** Whoever has read no further than this, in pixels, has lost no place. */
const NEAR = 400;

/** Remembers where somebody read before they were taken to the top, and leads back there for a while. */
export function useWayBack(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<Place | null>(null);
  const leaving = useRef<Place | null>(null);

  /** Notes the place; it is offered once the reader has left it. */
  const note = useCallback(() => {
    leaving.current = list.current && window.scrollY > NEAR ? placeIn(list.current) : null;
  }, [list]);

  const offer = useCallback(() => setPlace(leaving.current), []);

  const goBack = useCallback(() => {
    if (place && list.current && goTo(list.current, place)) {
      cardOf(list.current, place.id)?.focus({ preventScroll: true });
    }
    setPlace(null);
  }, [list, place]);

  useEffect(() => {
    if (!place) return undefined;
    const timer = setTimeout(() => setPlace(null), WAY_BACK);
    return () => clearTimeout(timer);
  }, [place]);

  return { isOffered: place !== null, note, offer, goBack };
}
