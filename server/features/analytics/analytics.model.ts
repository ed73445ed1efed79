import type { PostView } from "#server/features/posts/posts.model";
import type { Person } from "#server/features/people/people.model";
import type { METRICS, RANGES, SOURCES } from "./analytics.rules.ts";

/*
 * Each sighting of a member is a row for ninety days, or as many as admins choose. Every hour a job adds the new rows to the numbers by day and notes
 * up to which row it has counted. A figure is the sum of those numbers and of the rows behind that one, so that no
 * sighting is missed or counted twice. Days are those of UTC.
 */

export type Metric = (typeof METRICS)[number];
export type Range = (typeof RANGES)[number];
export type Source = (typeof SOURCES)[number];

/** The days of each range, today included. */
export const RANGE_DAYS: Record<Range, number> = { week: 7, month: 30, year: 365 };

/** Days for which the numbers by day are stored: a year, the year before, and some reserve. */
export const RETENTION_DAYS = 800;
/** Within so many hours the same member's view of the same profile is not counted again. */
export const PROFILE_VIEW_HOURS = 8;
/** Within so many hours the same post is not counted again for the same member. */
export const IMPRESSION_HOURS = 24;

/** The number of sightings on a day, `2026-03-01`. */
export interface Day {
  day: string;
  count: number;
}

/** One figure over a range. */
export interface Figure {
  metric: Metric;
  count: number;
  /** The count over as many days before. */
  previousCount: number;
  /** The rounded change; null when the range before had no count. */
  changePercent: number | null;
  /** The count beside the best range of the same length so far, 0 to 100. */
  progress: number;
  /** The days of the range; the last one is today, which is not over. */
  series: Day[];
  /** As many days that are over, up to yesterday. */
  wholeDays: Day[];
}

/** The figures of a member. */
export interface AnalyticsView {
  range: Range;
  figures: Figure[];
}

/** The largest number of posts and of visitors in a list. */
export const TOP_POSTS = 10;
export const LATEST_VISITORS = 50;

/** The number of impressions of one of a member's posts, and of members who saw it. */
export interface TopPost {
  post: PostView;
  impressions: number;
  viewers: number;
}

/** The number of visits from a part of the product, and its share of all visits. */
export interface SourceShare {
  source: Source;
  count: number;
  percent: number;
}

/** Somebody who opened a profile. */
export interface Visitor {
  user: Person;
  visits: number;
  lastAt: string;
}

/** The members who opened a profile; `unnamed` counts those who are not listed by name. */
export interface Visitors {
  people: Visitor[];
  count: number;
  unnamed: number;
}

const DAY_MS = 24 * 3_600_000;

/** Returns the day that lies so many days before a time. */
export const dayBefore = (now: number, days: number): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10);

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Computes a figure from all numbers by day, in any order; days without a number may be missing. */
export function figureOf(metric: Metric, range: Range, days: readonly Day[], now: number): Figure {
  const length = RANGE_DAYS[range];
  const known = new Map(days.map(({ day, count }) => [day, count]));
  // One number for each day, from the oldest day that is stored to today.
  const counts = Array.from(
    { length: RETENTION_DAYS },
    (_, i) => known.get(dayBefore(now, RETENTION_DAYS - 1 - i)) ?? 0,
  );
  const current = counts.slice(-length);
  const count = sum(current);
  const previousCount = sum(counts.slice(-2 * length, -length));
  return {
    metric,
    count,
    previousCount,
    changePercent: previousCount === 0 ? null : Math.round((100 * (count - previousCount)) / previousCount),
    progress: count === 0 ? 0 : Math.round((100 * count) / bestOf(counts, length)),
    series: current.map((seen, i) => ({ day: dayBefore(now, length - 1 - i), count: seen })),
    wholeDays: counts.slice(-length - 1, -1).map((seen, i) => ({ day: dayBefore(now, length - i), count: seen })),
  };
}

/** The largest sum of so many days that follow each other. */
function bestOf(counts: readonly number[], length: number): number {
  let running = sum(counts.slice(0, length));
  let best = running;
  for (let end = length; end < counts.length; end++) {
    running += (counts[end] ?? 0) - (counts[end - length] ?? 0);
    best = Math.max(best, running);
  }
  return best;
}
