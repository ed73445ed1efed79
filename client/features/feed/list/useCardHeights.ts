import { useCallback, useEffect, useMemo } from "react";

/**
 * The heights of the cards of this visit, so that a restored feed has its earlier height and Back finds its position.
 */
const heights = new Map<string, number>();

/**
 * Returns the ref of the cards of a list, one for all of them, so that a card need not be rendered again for it. Cards
 * out of view are not rendered; each keeps the height that it had when it was.
 */
export function useCardHeights(): (card: HTMLElement | null) => (() => void) | undefined {
  const observer = useMemo(
    () =>
      new ResizeObserver((entries) => {
        for (const { target, contentRect } of entries) {
          const id = target instanceof HTMLElement ? target.dataset["post"] : undefined;
          if (id && contentRect.height > 0) heights.set(id, contentRect.height);
        }
      }),
    [],
  );
  useEffect(() => () => observer.disconnect(), [observer]);

  return useCallback(
    (card) => {
      if (!card) return undefined;
      const height = heights.get(card.dataset["post"] ?? "");
      if (height) card.style.setProperty("--card-height", `${height}px`);
      observer.observe(card);
      return () => observer.unobserve(card);
    },
    [observer],
  );
}
