import { useEffect, useRef, useState } from "react";

/** What arrives sooner than this never shows that it was waited for, in milliseconds. */
export const SKELETON_AFTER = 150;
/** A skeleton that has shown stays at least this long, in milliseconds, so that it does not flash. */
export const SKELETON_LEAST = 300;

/**
 * True while something loads, and a little longer where its skeleton has only just come up. The skeleton itself must
 * not show before SKELETON_AFTER.
 */
export function useSteadyLoading(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isLoading) return undefined;
    clearTimeout(settle.current);
    const rise = setTimeout(() => setHeld(true), SKELETON_AFTER);
    // Goes on when the loading ends: that is what holds the skeleton.
    settle.current = setTimeout(() => setHeld(false), SKELETON_AFTER + SKELETON_LEAST);
    return () => clearTimeout(rise);
  }, [isLoading]);
  useEffect(() => () => clearTimeout(settle.current), []);

  return isLoading || isHeld;
}
