import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Calls `onVisible` when the marker at the end of a list is in view to the given degree; 1 is fully. It is called
 * again when the marker leaves and comes back, or when `onVisible` was not ready (`enabled`) and now is.
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
        // Rounding can leave a fully visible element at 0.99…, which is as full as it gets.
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
