import { startTransition, useEffect, useState } from "react";

/** As many cards as a window shows at once. */
const FEW = 3;

interface FewFirstOptions {
  /** True once there are posts to render. */
  isThere: boolean;
  /** True for a feed that needs all its cards at once, to find its position. */
  isWhole: boolean;
}

/**
 * Returns how many cards a feed that opens renders at first; null for all. The others follow in small steps, between
 * which the browser draws and handles input: a slow phone shows the first posts sooner, and reacts meanwhile.
 */
export function useFewFirst({ isThere, isWhole }: FewFirstOptions): number | null {
  const [isFew, setFew] = useState(!isWhole);
  useEffect(() => {
    if (isThere) startTransition(() => setFew(false));
  }, [isThere]);
  return isFew ? FEW : null;
}
