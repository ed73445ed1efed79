import { expect, test } from "vitest";
import { dayBefore, figureOf } from "./analytics.model.ts";

const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const on = (daysAgo: number, count: number) => ({ day: dayBefore(NOW, daysAgo), count });

test("a week is today and six days before it, day by day", () => {
  const { count, series } = figureOf("profile_view", "week", [on(0, 2), on(6, 3), on(7, 50)], NOW);
  expect(count).toBe(5);
  expect(series).toHaveLength(7);
  expect(series.at(0)).toEqual({ day: "2026-02-23", count: 3 });
  expect(series.at(-1)).toEqual({ day: "2026-03-01", count: 2 });
});

test.each(["week", "month", "year"] as const)(
  "a %s of whole days ends yesterday and is as long as the range",
  (range) => {
    const { series, wholeDays } = figureOf("profile_view", range, [on(0, 2), on(1, 3)], NOW);
    expect(wholeDays).toHaveLength(series.length);
    expect(wholeDays.slice(1)).toEqual(series.slice(0, -1));
    expect(wholeDays.at(-1)).toEqual({ day: "2026-02-28", count: 3 });
  },
);

test.each([
  ["more", [on(1, 15), on(8, 10)], 50],
  ["less", [on(1, 1), on(8, 3)], -67],
  ["all of it new", [on(1, 15)], null],
  ["nothing any more", [on(8, 10)], -100],
])("the change against the week before: %s", (_, days, percent) => {
  expect(figureOf("impression", "week", days, NOW).changePercent).toBe(percent);
});

test("progress is the share of the best week so far, wherever that began", () => {
  expect(figureOf("impression", "week", [on(0, 5), on(40, 6), on(44, 4)], NOW).progress).toBe(50);
  expect(figureOf("impression", "week", [on(0, 5), on(40, 1)], NOW).progress).toBe(100);
  expect(figureOf("impression", "week", [], NOW).progress).toBe(0);
});

test("a year has 365 days, and the one before it is remembered", () => {
  const figure = figureOf("search_appearance", "year", [on(0, 1), on(364, 1), on(365, 4), on(729, 4)], NOW);
  expect(figure).toMatchObject({ count: 2, previousCount: 8, changePercent: -75, progress: 25 });
  expect(figure.series).toHaveLength(365);
});
