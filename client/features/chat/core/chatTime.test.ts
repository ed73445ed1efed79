import { expect, test } from "vitest";
import { dayKey, dayName, listTime, messageTime } from "./chatTime.ts";

const at = (...moment: [number, number, number, number, number]) => new Date(...moment).toISOString();
const now = new Date(2026, 4, 12, 9, 30);

test("within 24 hours the list shows the time of day, then month and day", () => {
  expect(listTime(at(2026, 4, 12, 8, 5), now.getTime())).toMatch(/^8:05\sAM$/);
  expect(listTime(at(2026, 4, 11, 9, 31), now.getTime())).toMatch(/^9:31\sAM$/);
  expect(listTime(at(2026, 4, 11, 9, 30), now.getTime())).toBe("May 11");
  expect(listTime(at(2024, 0, 5, 12, 0), now.getTime())).toBe("Jan 5");
  expect(listTime("never", now.getTime())).toBe("");
});

test("days begin in the reader's time zone", () => {
  expect(dayName(at(2026, 4, 12, 0, 0), now)).toBe("Today");
  expect(dayName(at(2026, 4, 11, 23, 59), now)).toBe("Yesterday");
  expect(dayName(at(2026, 4, 1, 12, 0), now)).toBe("Friday, May 1");
  expect(dayName(at(2024, 0, 5, 12, 0), now)).toBe("January 5, 2024");
  expect(dayKey(at(2026, 4, 12, 0, 0))).toBe(dayKey(at(2026, 4, 12, 23, 59)));
});

test("a message shows its time of day, and after 24 hours the day as well", () => {
  expect(messageTime(at(2026, 4, 12, 0, 4), now.getTime())).toMatch(/^12:04\sAM$/);
  expect(messageTime(at(2026, 4, 11, 9, 30), now.getTime())).toMatch(/^May 11, 9:30\sAM$/);
  expect(messageTime("never", now.getTime())).toBe("");
});
