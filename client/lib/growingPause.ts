/** The longest pause between two attempts, in milliseconds. */
const LONGEST = 30_000;

/**
 * Returns the pause before the next attempt, in milliseconds: it doubles, and has a random part, so that a restarted
 * server does not receive all clients at once.
 */
export function growingPause(attempts: number): number {
  const longest = Math.min(1_000 * 2 ** attempts, LONGEST);
  return longest / 2 + (Math.random() * longest) / 2;
}
