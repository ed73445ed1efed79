import type { Random } from "./random.ts";

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time for which the community has existed. */
const SPAN = 425 * DAY;
const NEWEST = 14 * MINUTE;

/** The time in which members have posted at an even pace, so that each tag has a usual week; before it they were few. */
const LIVELY_SPAN = 63 * DAY;
/** The share of the posts that were written in this time. */
const LIVELY_SHARE = 0.76;
/** The newest posts follow each other more closely, as on a busy day. */
const TODAY_COUNT = 12;

/** Returns the time of each of `count` posts, newest first, to the millisecond of `now`. */
export function postTimes(count: number, now: number, random: Random): number[] {
  const lively = Math.round(count * LIVELY_SHARE);
  const ago = (i: number) => {
    if (i < TODAY_COUNT) return NEWEST + (DAY - NEWEST) * (i / TODAY_COUNT) ** 1.6;
    if (i < lively) return DAY + (LIVELY_SPAN - DAY) * ((i - TODAY_COUNT) / (lively - TODAY_COUNT)) ** 1.06;
    return LIVELY_SPAN + (SPAN - LIVELY_SPAN) * ((i - lively) / (count - lively)) ** 1.3;
  };
  let at = now - NEWEST;
  return Array.from({ length: count }, (_, i) => {
    at = Math.min(at - MINUTE, now - ago(i) - random.between(0, 7) * MINUTE);
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
