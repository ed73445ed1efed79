/** A shift of the layout: how much of the window moved, how far, and when. */
export interface Shift {
  value: number;
  /** In milliseconds since the visit began. */
  at: number;
}

/** An event that the browser timed, from the input to the next frame, in milliseconds. */
export interface TimedEvent {
  /** The interaction of which it is a part; 0 for none. */
  interaction: number;
  name: string;
  duration: number;
}

/** Shifts belong together when they are no further apart than this, and a group is no longer than that. */
const GAP_MS = 1_000;
const GROUP_MS = 5_000;

/** Returns the layout shift of a visit (CLS): the largest sum of shifts that belong together. */
export function layoutShift(shifts: readonly Shift[]): number {
  let [largest, sum, began, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { value, at } of shifts) {
    const isSame = at - last <= GAP_MS && at - began <= GROUP_MS;
    if (!isSame) began = at;
    sum = isSame ? sum + value : value;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/**
 * Returns the longest interaction of a visit (INP), in milliseconds. The browser times none that is shorter than 16 ms,
 * which is the answer for a visit of those alone.
 */
export const slowestInteraction = (events: readonly TimedEvent[]): number =>
  Math.max(16, ...events.filter(({ interaction }) => interaction > 0).map(({ duration }) => duration));
