/** A smaller difference is the way of the answer, not a clock that is wrong. */
const TOLERANCE = 30_000;
let offset = 0;

/** Reads the server's clock from the `Date` of an answer. */
export function hearClock({ headers }: Response): void {
  const difference = Date.parse(headers.get("date") ?? "") - Date.now();
  if (!Number.isNaN(difference)) offset = Math.abs(difference) < TOLERANCE ? 0 : difference;
}

/** Returns the moment by the server's clock, which dated what the page shows: the clock of a device may be days off. */
export const serverNow = (): number => Date.now() + offset;
