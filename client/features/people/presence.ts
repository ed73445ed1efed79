/** The server is told at most so often that a member is there, in milliseconds. */
export const PING_EVERY = 60_000;

/** What tells that somebody sits in front of the page. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll", "focus"] as const;

/**
 * Says that the member is there whenever they do something, at most once a minute and only while the tab is visible.
 * `send` does not reject. Answers how to stop.
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
  // Opening the page is the first thing they do.
  handleSign();
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, handleSign, options);
    document.removeEventListener("visibilitychange", handleSign);
  };
}
