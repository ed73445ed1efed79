/** The client reports the member's presence at most this often, in milliseconds. */
export const PING_EVERY = 60_000;

/** The events that show that somebody uses the page. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll", "focus"] as const;

/**
 * Reports the member's presence whenever they act, at most once a minute and only while the tab is visible. `send` does
 * not reject. Returns a function that stops it.
 */
export function keepPresence(send: () => void): () => void {
  let last = -Infinity;
  const handleSign = () => {
    const now = performance.now();
    if (document.visibilityState === "hidden" || now - last < PING_EVERY) return;
    last = now;
    send();
  };
  const options = { capture: true, passive: true };
  for (const sign of SIGNS) addEventListener(sign, handleSign, options);
  document.addEventListener("visibilitychange", handleSign);
  // Opening the page is the first act.
  handleSign();
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, handleSign, options);
    document.removeEventListener("visibilitychange", handleSign);
  };
}
