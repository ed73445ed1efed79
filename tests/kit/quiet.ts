import type { Listener } from "./live.ts";

/**
 * Proves that an event never came: afterwards another thing happens, and its event has to arrive. A socket keeps the
 * order of its events, so an event that did not come before that one does not come any more. Returns the unwanted
 * event.
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

/** After this time without an event, the tests assume that none will come. */
const QUIET_MS = 400;

/** Waits while no event should come, for a client that no later event can reach. */
export const quietWhile = () => new Promise<void>((resolve) => void setTimeout(resolve, QUIET_MS));
