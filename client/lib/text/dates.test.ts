import { expect, test } from "vitest";
import { formatDate, fullDate } from "./dates.ts";

test("a date is short on a card and complete in its tooltip", () => {
  expect(formatDate("2024-01-05T14:03:00Z")).toBe("Jan 5, 2024");
  expect(fullDate("2024-01-05T14:03:00Z")).toMatch(/^Friday,? 5 January 2024 at 2:03\sPM$/);
});

test("an invalid date shows nothing", () => {
  expect(formatDate("soon")).toBe("");
  expect(fullDate("")).toBe("");
});
