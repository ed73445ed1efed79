import type { Listener } from "./live.ts";

/**
 * Proves that something never came: afterwards another thing happens, and its event has to arrive. A socket keeps the
 * order of its events, so what did not come before that one does not come any more. Gives what came unwanted.
 */
export async function unwantedBefore<T>(
  listener: Listener<T>,
  isUnwanted: (event: T) => boolean,
  last: { act: () => Promise<unknown>; isIt: (event: T) => boolean },
): Promise<T[]> {
  const arrived = listener.next(last.isIt);
  await last.act();
  await arrived;
  return listener.events.filter(isUnwanted);
}

/** How long nothing must come before it is believed that nothing will. */
const QUIET_MS = 400;

/** Waits while nothing should come, for a client that no later event can reach. */
export const quietWhile = () => new Promise<void>((resolve) => void setTimeout(resolve, QUIET_MS));
