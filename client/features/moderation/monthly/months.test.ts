import { expect, test } from "vitest";
import { formatHours, monthIn, upheldOf } from "./months.ts";

test("a month of the report names outcomes in one order, and counts what was upheld", () => {
  const month = monthIn({
    month: "2026-11-01",
    reports: 5,
    rules: [{ key: "no-spam", title: "No spam", count: 5 }],
    outcomes: [
      { outcome: "suspend", count: 1 },
      { outcome: "dismiss", count: 2 },
      { outcome: "hide", count: 2 },
    ],
    median_hours: null,
    appeals: 1,
  });
  expect(month.outcomes.map(({ name }) => name)).toEqual(["No breach", "Hidden", "Suspended"]);
  expect(upheldOf(month)).toBe(3);
  expect(month).toMatchObject({ rules: [{ name: "No spam", count: 5 }], medianHours: null, appealsGranted: 0 });
});

test("times are said in the unit that a reader uses", () => {
  expect([null, 0.01, 0.5, 1, 47.4, 48, 200].map(formatHours)).toEqual([
    "–",
    "1 minute",
    "30 minutes",
    "1 hour",
    "47 hours",
    "2 days",
    "8 days",
  ]);
});
