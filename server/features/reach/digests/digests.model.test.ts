import { expect, test } from "vitest";
import { dueDigest, isQuietFor, localTime, mondayOf, type Reader } from "./digests.model.ts";

const ada: Reader = {
  id: 1,
  frequency: "weekly",
  timeZone: "Europe/Berlin",
  doNotDisturb: false,
  quietFrom: 22 * 60,
  quietTo: 7 * 60,
  createdAt: "2026-01-01T00:00:00",
  period: null,
};
const at = (moment: string) => new Date(`${moment}:00Z`);
const periodAt = (moment: string, more: Partial<Reader> = {}) =>
  dueDigest({ ...ada, ...more }, at(moment))?.period ?? null;

test("a weekly digest is due on Monday by day where its reader lives, on Tuesday if it was missed, and then no more", () => {
  expect(periodAt("2026-03-02T06:59")).toBeNull();
  expect(periodAt("2026-03-02T07:00")).toBe("2026-03-02");
  expect(periodAt("2026-03-02T19:00")).toBeNull();
  expect(periodAt("2026-03-03T12:00")).toBe("2026-03-02");
  expect(periodAt("2026-03-04T12:00")).toBeNull();
  expect(periodAt("2026-03-02T07:00", { timeZone: "America/Los_Angeles" })).toBeNull();
  expect(periodAt("2026-03-02T17:00", { timeZone: "America/Los_Angeles" })).toBe("2026-03-02");
  expect(periodAt("2026-03-02T07:30", { timeZone: null })).toBeNull();
  expect(periodAt("2026-03-02T08:00", { timeZone: "Nowhere/Gone" })).toBe("2026-03-02");
});

test("a digest is due once in its period, about days on which its reader was a member, and never in quiet hours", () => {
  expect(periodAt("2026-03-02T12:00", { period: "2026-03-02" })).toBeNull();
  expect(periodAt("2026-03-02T12:00", { period: "2026-02-23" })).toBe("2026-03-02");
  expect(periodAt("2026-03-04T12:00", { frequency: "daily", period: "2026-03-03" })).toBe("2026-03-04");
  expect(periodAt("2026-03-02T12:00", { createdAt: "2026-03-02T08:00:00" })).toBeNull();
  expect(periodAt("2026-03-02T12:00", { frequency: "never" })).toBeNull();
  const quiet = { doNotDisturb: true, quietFrom: 9 * 60, quietTo: 17 * 60 };
  expect(periodAt("2026-03-02T12:00", quiet)).toBeNull();
  expect(periodAt("2026-03-02T16:00", quiet)).toBe("2026-03-02");
});

test("quiet hours last over midnight, by the clock of the member", () => {
  const night = { ...ada, doNotDisturb: true };
  expect(isQuietFor(night, at("2026-07-01T20:00"))).toBe(true);
  expect(isQuietFor(night, at("2026-07-01T19:59"))).toBe(false);
  expect(isQuietFor(night, at("2026-07-02T04:59"))).toBe(true);
  expect(isQuietFor(night, at("2026-07-02T05:00"))).toBe(false);
  expect(isQuietFor(ada, at("2026-07-01T22:00"))).toBe(false);
  expect(localTime(at("2026-12-31T23:30"), "Asia/Tokyo")).toEqual({ day: "2027-01-01", minute: 510 });
  expect(["2026-03-01", "2026-03-02", "2026-03-08"].map(mondayOf)).toEqual(["2026-02-23", "2026-03-02", "2026-03-02"]);
});
