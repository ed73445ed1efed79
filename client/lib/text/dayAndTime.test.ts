import { expect, test } from "vitest";
import { dayAndTime } from "./dayAndTime.ts";

/** A moment in the time zone of the reader. */
const at = (day: number, hour: number) => new Date(2026, 2, day, hour, 3);
const formatted = (day: number, now: Date) => dayAndTime(at(day, 14).toISOString(), now.getTime());

test("a moment is told by its day", () => {
  expect(formatted(10, at(10, 23))).toMatch(/^today at 2:03\sPM$/);
  expect(formatted(9, at(10, 1))).toMatch(/^yesterday at 2:03\sPM$/);
  expect(formatted(8, at(10, 1))).toMatch(/^on Mar 8, 2026 at 2:03\sPM$/);
});

test("yesterday may be in the month before", () => {
  expect(dayAndTime(new Date(2026, 1, 28, 9, 0).toISOString(), new Date(2026, 2, 1, 9, 0).getTime())).toMatch(
    /^yesterday/,
  );
});

test("an invalid date shows nothing", () => {
  expect(dayAndTime("soon")).toBe("");
});
