/** A day, or a week of days, on a chart. */
export interface Point {
  /** Formats "Feb 23", or "Feb 23 to Mar 1". */
  label: string;
  count: number;
}

interface Day {
  day: string;
  count: number;
}

const DAYS_OF_WEEK = 7;
/** A longer series is shown week by week. */
const DAYS_MAX = 60;

const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
// Days are those of UTC, in every time zone of the reader.
const labelOf = (day: string) => short.format(new Date(`${day}T00:00:00Z`));

/** Returns the points of a chart: each day, or of a long series each week, the last of which ends with the series. */
export function pointsOf(series: readonly Day[]): Point[] {
  if (series.length <= DAYS_MAX) return series.map(({ day, count }) => ({ label: labelOf(day), count }));
  const points: Point[] = [];
  for (let end = series.length; end > 0; end -= DAYS_OF_WEEK) {
    const week = series.slice(Math.max(0, end - DAYS_OF_WEEK), end);
    const [first, last] = [week.at(0), week.at(-1)];
    if (!first || !last) continue;
    const label = first === last ? labelOf(first.day) : `${labelOf(first.day)} to ${labelOf(last.day)}`;
    points.unshift({ label, count: week.reduce((sum, { count }) => sum + count, 0) });
  }
  return points;
}

/** At most so many days are written under a chart. */
const TICKS_MAX = 5;

/** Returns the points under which their day is written: the last one, and others before it at equal distances. */
export function ticksOf(length: number): number[] {
  const step = Math.max(1, Math.ceil((length - 1) / (TICKS_MAX - 1)));
  const ticks: number[] = [];
  for (let at = length - 1; at >= 0; at -= step) ticks.unshift(at);
  return ticks;
}

/**
 * Returns the end of a scale that contains this count, so that half of it is a whole number too: 4, 10, 20, 40, 100 …
 */
export function scaleEnd(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const end = [2, 4, 10].map((step) => step * power).find((step) => step >= highest);
    if (end !== undefined) return Math.max(end, 4);
  }
}

/** The position of a point, in percent of the chart's width and height, from the top left. */
export interface ChartPoint {
  x: number;
  y: number;
}

/** Returns the positions of the points: the first at the left edge, the last at the right one, zero at the bottom. */
export function chartPointsOf(counts: readonly number[]): ChartPoint[] {
  const end = scaleEnd(Math.max(0, ...counts));
  const gaps = Math.max(1, counts.length - 1);
  return counts.map((count, at) => ({ x: round((100 * at) / gaps), y: round(100 - (100 * count) / end) }));
}

const round = (percent: number) => Math.round(percent * 100) / 100;

/** Returns the point that is nearest to a position along the chart, from 0 to 1. */
export function nearest(along: number, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.round(along * (length - 1))));
}

/** Returns the point to which a key leads from another; null for keys that lead to none. */
export function pointAfterKey(key: string, at: number, length: number): number | null {
  const last = length - 1;
  const wanted: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - DAYS_OF_WEEK,
    PageUp: at + DAYS_OF_WEEK,
    Home: 0,
    End: last,
  };
  const next = wanted[key];
  return next === undefined ? null : Math.min(last, Math.max(0, next));
}
