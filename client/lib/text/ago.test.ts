import { expect, test } from "vitest";
import { formatAgo } from "./ago.ts";

const now = Date.parse("2026-03-10T12:00:00.000Z");

test.each([
  ["2026-03-10T11:59:30.000Z", "just now"],
  ["2026-03-10T12:00:30.000Z", "just now"],
  ["2026-03-10T11:55:00.000Z", "5 min ago"],
  ["2026-03-10T10:00:00.000Z", "2 h ago"],
  ["2026-03-09T11:00:00.000Z", "yesterday"],
  ["2026-03-07T11:00:00.000Z", "3 days ago"],
  ["2024-01-05T12:00:00.000Z", "Jan 5, 2024"],
  ["no date", ""],
])("%s was %s at noon of 10 March 2026", (iso, words) => {
  expect(formatAgo(iso, now)).toBe(words);
});
