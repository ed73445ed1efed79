import { expect, test } from "vitest";
import { nearest, chartPointsOf, pointAfterKey, pointsOf, scaleEnd, ticksOf } from "./chartScale.ts";

const days = (length: number) =>
  Array.from({ length }, (_, at) => ({
    day: new Date(Date.UTC(2025, 2, 2 + at)).toISOString().slice(0, 10),
    count: 1,
  }));

test("a week is shown day by day, whatever the reader's time zone", () => {
  const points = pointsOf(days(7));
  expect(points.map(({ label }) => label)).toEqual(["Mar 2", "Mar 3", "Mar 4", "Mar 5", "Mar 6", "Mar 7", "Mar 8"]);
});

test("a year is shown week by week, the last of which ends today, and nothing is lost", () => {
  const points = pointsOf(days(365));
  expect(points).toHaveLength(53);
  expect(points.at(0)).toEqual({ label: "Mar 2", count: 1 });
  expect(points.at(-1)).toEqual({ label: "Feb 23 to Mar 1", count: 7 });
  expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(365);
});

test.each([
  [0, 4],
  [3, 4],
  [5, 10],
  [11, 20],
  [21, 40],
  [41, 100],
  [12_345, 20_000],
])("a scale for %d ends at %d", (highest, end) => {
  expect(scaleEnd(highest)).toBe(end);
});

test("points reach from edge to edge, and larger values are higher", () => {
  expect(chartPointsOf([0, 5, 10])).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ]);
  expect(chartPointsOf([0])).toEqual([{ x: 0, y: 100 }]);
});

test("the pointer finds the nearest point, also beside the chart", () => {
  expect([-0.2, 0.07, 0.1, 2].map((along) => nearest(along, 7))).toEqual([0, 0, 1, 6]);
});

test("keys move from point to point and stop at the ends", () => {
  expect(pointAfterKey("ArrowRight", 5, 7)).toBe(6);
  expect(pointAfterKey("ArrowRight", 6, 7)).toBe(6);
  expect(pointAfterKey("ArrowLeft", 0, 7)).toBe(0);
  expect(pointAfterKey("PageUp", 3, 30)).toBe(10);
  expect(pointAfterKey("Home", 3, 30)).toBe(0);
  expect(pointAfterKey("End", 3, 30)).toBe(29);
  expect(pointAfterKey("a", 3, 30)).toBeNull();
});

test.each([0, 1, 2, 5, 6, 7, 30, 53, 60])("up to five of %d points have their day, at equal distances", (length) => {
  const ticks = ticksOf(length);
  expect(ticks.length).toBeLessThanOrEqual(5);
  expect(ticks.at(-1)).toBe(length === 0 ? undefined : length - 1);
  const gaps = ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0));
  expect(new Set(gaps).size).toBeLessThan(2);
});

test("a week has every other day, from its first to its last, and a year four quarters", () => {
  expect(ticksOf(7)).toEqual([0, 2, 4, 6]);
  expect(ticksOf(53)).toEqual([0, 13, 26, 39, 52]);
});
