import type { PostView } from "#server/features/posts/posts.model";
import type { Person } from "#server/features/people/people.model";

/*
 * What was seen of a member. Each sighting is a row for ninety days; every hour a job adds what is new to the numbers by
 * day and notes up to which row it has counted. A figure is those numbers and what came since, so nothing is missed and
 * nothing counted twice. Days are those of UTC.
 */

export const METRICS = ["profile_view", "impression", "search_appearance"] as const;
export type Metric = (typeof METRICS)[number];

export const RANGES = ["week", "month", "year"] as const;
export type Range = (typeof RANGES)[number];

/** Days of each range, today included. */
export const RANGE_DAYS: Record<Range, number> = { week: 7, month: 30, year: 365 };

/** How long numbers by day are kept: a year, the one before, and some. */
export const KEPT_DAYS = 800;
/** How long sightings are kept. */
export const SIGHTINGS_DAYS = 90;

/** From which part of the product somebody came to a profile; `other` where nobody said. */
export const SOURCES = ["feed", "search", "people", "post", "notification", "other"] as const;
export type Source = (typeof SOURCES)[number];

/** Somebody or something that was seen. */
export interface Sighting {
  metric: Metric;
  /** The member's, or for an impression the post's. */
  id: number;
}

/** How often something was seen on a day, `2026-03-01`. */
export interface Day {
  day: string;
  count: number;
}

/** One figure over a range. */
export interface Figure {
  metric: Metric;
  count: number;
  /** Over as many days before. */
  previousCount: number;
  /** Rounded; null where there was nothing before. */
  changePercent: number | null;
  /** The count beside the best range of the same length so far, 0 to 100. */
  progress: number;
  series: Day[];
}

/** The figures of a member. */
export interface AnalyticsView {
  range: Range;
  figures: Figure[];
}

/** Posts and visitors that are listed. */
export const SHOWN_POSTS = 10;
export const SHOWN_VISITORS = 50;

/** How often one of a member's posts was shown, and to how many. */
export interface TopPost {
  post: PostView;
  impressions: number;
  viewers: number;
}

/** How many visits came from a part of the product, and what share of all that is. */
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

/** Who opened a profile; `unnamed` are those of whom no more is told than that they did. */
export interface Visitors {
  people: Visitor[];
  count: number;
  unnamed: number;
}

const DAY_MS = 24 * 3_600_000;

/** The day that lies so many days before a moment. */
export const dayBefore = (now: number, days: number): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10);

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Works a figure out of all that is known by day, in any order; days without anything may be missing. */
export function figureOf(metric: Metric, range: Range, days: readonly Day[], now: number): Figure {
  const length = RANGE_DAYS[range];
  const known = new Map(days.map(({ day, count }) => [day, count]));
  // From the oldest day that is kept to today.
  const counts = Array.from({ length: KEPT_DAYS }, (_, i) => known.get(dayBefore(now, KEPT_DAYS - 1 - i)) ?? 0);
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
