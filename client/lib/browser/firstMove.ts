const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"];

/**
 * Calls a function as soon as the member scrolls or acts by hand, from which moment the page no longer scrolls by itself.
 * Returns a function that ends the waiting.
 */
export function onFirstMove(act: () => void): () => void {
  const waiting = new AbortController();
  const moved = () => {
    waiting.abort();
    act();
  };
  for (const move of MOVES) addEventListener(move, moved, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
