import { expect, test } from "vitest";
import { patiently } from "./backOff.ts";

const HOUR = 3_600_000;

/** Returns the time of each try, in milliseconds after the first, until the job gives up. */
function moments(): number[] {
  const at = [0];
  for (;;) {
    const pause = patiently(at.length);
    if (pause === null) return at;
    at.push((at.at(-1) ?? 0) + pause);
  }
}

test("in the first hour at most a minute passes between two tries, then at most ten, for three days", () => {
  const at = moments();
  const pauses = at.slice(1).map((moment, n) => ({ from: at[n] ?? 0, ms: moment - (at[n] ?? 0) }));
  expect(Math.max(...pauses.filter(({ from }) => from < HOUR).map(({ ms }) => ms))).toBe(60_000);
  expect(Math.max(...pauses.map(({ ms }) => ms))).toBe(600_000);
  expect(Math.min(...pauses.map(({ ms }) => ms))).toBe(5_000);
  expect(at.at(-1)).toBeGreaterThan(72 * HOUR - 600_000);
  expect(at.at(-1)).toBeLessThanOrEqual(72 * HOUR);
});
