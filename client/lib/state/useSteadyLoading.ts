import { useEffect, useRef, useState } from "react";

/** A skeleton appears only when loading takes longer than this, in milliseconds. */
export const SKELETON_AFTER = 150;
/** A skeleton that has appeared stays at least this long, in milliseconds, so that it does not flash. */
export const SKELETON_LEAST = 300;

/**
 * Returns true while something loads, and a little longer where its skeleton has only just appeared. The skeleton
 * itself must not appear before SKELETON_AFTER.
 */
export function useSteadyLoading(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isLoading) return undefined;
    clearTimeout(settle.current);
    const rise = setTimeout(() => setHeld(true), SKELETON_AFTER);
    // The timer continues after the loading ends: that is what holds the skeleton.
    settle.current = setTimeout(() => setHeld(false), SKELETON_AFTER + SKELETON_LEAST);
    return () => clearTimeout(rise);
  }, [isLoading]);
  useEffect(() => () => clearTimeout(settle.current), []);

  return isLoading || isHeld;
}
