import { useLayoutEffect, useRef } from "react";
import type { CSSObject, Theme } from "@emotion/react";
import type { RefObject } from "react";

/**
 * The look of a column beside a page: it stays in view while the page scrolls. One that is taller than the window
 * scrolls with the page until its end is in view, and stays there. `useStickyEnd` sets its height.
 */
export const stickyColumn = (theme: Theme): CSSObject => ({
  position: "sticky",
  top: `min(${theme.size.header + 24}px + var(--above-header), 100dvh - var(--column-height, 0px) - ${theme.space(16)})`,
});

/** Measures a column with the look of `stickyColumn`: its height decides where it stays. */
export function useStickyEnd<T extends HTMLElement>(): RefObject<T | null> {
  const column = useRef<T>(null);
  useLayoutEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty("--column-height", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return column;
}
