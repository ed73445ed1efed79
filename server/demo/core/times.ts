import type { Random } from "./random.ts";

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time for which the community has existed. */
const SPAN = 425 * DAY;
const NEWEST = 14 * MINUTE;

/** Returns the time of each of `count` posts, newest first: ever denser towards now, to the millisecond of `now`. */
export function postTimes(count: number, now: number, random: Random): number[] {
  let at = now - NEWEST;
  return Array.from({ length: count }, (_, i) => {
    const here = now - NEWEST - (SPAN - NEWEST) * (i / count) ** 2.3 - i * 9 * MINUTE;
    at = Math.min(at - MINUTE, here - random.between(0, 7) * MINUTE);
    return at;
  });
}

/** Returns times after `from` and before `now`, in order: soon after it for most, up to some days later. */
export function momentsAfter(from: number, now: number, count: number, random: Random): number[] {
  const room = Math.min(now - from - MINUTE, 4 * DAY);
  return Array.from({ length: count }, () => Math.round(from + MINUTE + room * random.next() ** 2.2)).toSorted(
    (a, b) => a - b,
  );
}

export const iso = (moment: number) => new Date(moment).toISOString();
