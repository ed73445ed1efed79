import { expect, test } from "vitest";
import { daysOf, isWithin, timeSpanOf } from "./words.dates.model.ts";

/** A Tuesday. */
const NOW = Date.parse("2026-11-24T13:00:00Z");
const days = (prompt: string) => {
  const { after, before } = daysOf(timeSpanOf(prompt, NOW));
  return [after, before];
};

test("a time in a question is understood", () => {
  expect(days("What did Ada write in 2024?")).toEqual(["2024-01-01", "2025-01-01"]);
  expect(days("What was said since March?")).toEqual(["2026-03-01", null]);
  expect(days("What was said since December?")).toEqual(["2025-12-01", null]);
  expect(days("What was written in March 2025 about tools?")).toEqual(["2025-03-01", "2025-04-01"]);
  expect(days("What was written on 3 March 2026?")).toEqual(["2026-03-03", "2026-03-04"]);
  expect(days("Between January and March, what was new?")).toEqual(["2026-01-01", "2026-04-01"]);
  expect(days("before June")).toEqual([null, "2026-06-01"]);
  expect(days("Who wrote about tools in the last three weeks?")).toEqual(["2026-11-03", null]);
  expect(days("Who wrote about tools over the past month?")).toEqual(["2026-10-24", null]);
  expect(days("What is new this week?")).toEqual(["2026-11-17", null]);
  expect(days("What did people write yesterday?")).toEqual(["2026-11-23", "2026-11-24"]);
});

test("the last month may be that of the calendar or the days until now", () => {
  expect(days("What did Ada write last month?")).toEqual(["2026-10-01", null]);
  expect(days("What did Ada write last week?")).toEqual(["2026-11-16", null]);
  expect(days("What did Ada write last year?")).toEqual(["2025-01-01", "2026-01-01"]);
});

test("what is no time is not taken for one", () => {
  for (const prompt of [
    "May I keep bees?",
    "How is reading taught today?",
    "What lasts?",
    "Who marches?",
    "before lunch",
  ])
    expect(timeSpanOf(prompt, NOW), prompt).toBeNull();
});

test("a moment lies in a time from its beginning until its end", () => {
  const span = timeSpanOf("in March 2026", NOW);
  expect(isWithin("2026-03-01T00:00:00Z", span)).toBe(true);
  expect(isWithin("2026-04-01T00:00:00Z", span)).toBe(false);
  expect(isWithin("1999-01-01T00:00:00Z", null)).toBe(true);
});
