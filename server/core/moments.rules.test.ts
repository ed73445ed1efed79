import { describe, expect, test } from "vitest";
import { moment, MOMENT_INVALID, parseDay, parseMoment } from "./moments.rules.ts";

describe("a moment", () => {
  test.each([
    ["2024-01-05T10:00:00.000Z", "2024-01-05T10:00:00.000Z"],
    ["2024-01-05T10:00Z", "2024-01-05T10:00:00.000Z"],
    ["2024-02-29T23:59:59.9Z", "2024-02-29T23:59:59.900Z"],
    ["2024-01-05T10:00:00.123456789Z", "2024-01-05T10:00:00.123Z"],
    ["2024-01-05T10:00:00+02:30", "2024-01-05T07:30:00.000Z"],
    ["2024-12-31T23:30:00-01:00", "2025-01-01T00:30:00.000Z"],
    ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"],
    ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"],
    ["0000-12-31T23:30:00-01:00", "0001-01-01T00:30:00.000Z"],
  ])("%s is read as %s", (text, utc) => {
    expect(parseMoment(text)).toBe(utc);
    expect(moment.parse(text)).toBe(utc);
  });

  test.each([
    "2026-02-30T00:00:00.000Z",
    "2023-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-01-01T24:00:00Z",
    "2026-01-01T23:59:60Z",
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00+00:01",
    "9999-12-31T23:59:59-23:59",
    "2026-01-01T00:00:00+24:00",
    "2026-01-01T00:00:00+02:60",
    "+010000-01-01T00:00:00Z",
    "2026-01-01",
    "2026-01-01T00:00:00",
    "2026-01-01 00:00:00Z",
    "2026-01-01T00:00:00Z ",
    "tomorrow",
    "",
    7,
    null,
  ])("%j is none", (value) => {
    expect(parseMoment(value)).toBeNull();
    expect(moment.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([MOMENT_INVALID]);
  });
});

test("a day is one of the calendar; a month or a year means its first day", () => {
  expect(["2026-01-31", "2026-02", "2026", "0001"].map(parseDay)).toEqual([
    "2026-01-31",
    "2026-02-01",
    "2026-01-01",
    "0001-01-01",
  ]);
  expect(["2026-02-30", "0000", "0000-01-01", "2026-13", "26", "2026-1-1", ""].map(parseDay)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});
