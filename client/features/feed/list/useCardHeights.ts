import { useEffect, useMemo } from "react";
import type { CSSProperties } from "react";

/**
 * The heights of the cards of this visit, so that a restored feed has its earlier height and Back finds its position.
 */
const heights = new Map<string, number>();

/** Returns the props of a card. Cards out of view are not rendered; each keeps the height that it had when it was. */
export function useCardHeights() {
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

  return (id: string) => {
    const height = heights.get(id);
    const style: (CSSProperties & Record<"--card-height", string>) | undefined = height
      ? { "--card-height": `${height}px` }
      : undefined;
    return {
      "data-post": id,
      ...(style && { style }),
      ref: (card: HTMLElement | null) => {
        if (!card) return undefined;
        observer.observe(card);
        return () => observer.unobserve(card);
      },
    };
  };
}
