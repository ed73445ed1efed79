import { useEffect, useMemo } from "react";
import type { CSSProperties } from "react";

/** Heights of the cards of this visit, so that a feed that comes back is as tall as it was and Back finds its place. */
const heights = new Map<string, number>();

/** Cards out of view are not drawn; each keeps the place that it took when it was. Answers the props of a card. */
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
