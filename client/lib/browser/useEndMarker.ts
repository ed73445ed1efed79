import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Calls `onVisible` when the marker at the end of a list is in view to the required degree; 1 is fully. It calls again
 * when the marker leaves and comes back, or when `enabled` was false and becomes true.
 */
export function useEndMarker(
  ref: RefObject<Element | null>,
  onVisible: () => void,
  { threshold = 1, rootMargin = "0px", enabled = true } = {},
): void {
  const latest = useRef(onVisible);
  useEffect(() => {
    latest.current = onVisible;
  });
  useEffect(() => {
    const marker = ref.current;
    if (!marker || !enabled) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Rounding can report a fully visible element as 0.99….
        if (entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= threshold - 0.01)) {
          latest.current();
        }
      },
      { threshold, rootMargin },
    );
    observer.observe(marker);
    return () => observer.disconnect();
  }, [ref, threshold, rootMargin, enabled]);
}
