import { expect, test } from "vitest";
import { isFurtherDown, isOfEarlierVisit, postAfterLine } from "./lastVisit.ts";
import { missedIn } from "./missed.ts";

const place = { postId: "98", newestId: "100", updatedAt: "2026-03-01T12:00:00.000Z" };

test("the line stands above the newest post that the reader had seen", () => {
  expect(postAfterLine(["102", "101", "100", "99"], place)).toBe("100");
});

test("where that post is gone, the line stands above the next older one", () => {
  expect(postAfterLine(["102", "101", "99"], place)).toBe("99");
});

test("a reader who has missed nothing sees no line, nor one who has not read so far yet", () => {
  expect(postAfterLine(["100", "99"], place)).toBeNull();
  expect(postAfterLine(["99", "98"], place)).toBeNull();
  expect(postAfterLine(["103", "102"], place)).toBeNull();
  expect(postAfterLine([], place)).toBeNull();
});

test("a visit lasts half an hour beyond the last reading", () => {
  const at = Date.parse(place.updatedAt);
  expect(isOfEarlierVisit(place, at + 29 * 60_000)).toBe(false);
  expect(isOfEarlierVisit(place, at + 31 * 60_000)).toBe(true);
});

test("a reader can continue further down, unless they were at the first post", () => {
  expect(isFurtherDown(["102", "101", "100", "99", "98"], place)).toBe(true);
  expect(isFurtherDown(["112", "111"], place), "further down than the list").toBe(true);
  expect(isFurtherDown(["98", "97"], place)).toBe(false);
  expect(isFurtherDown(["97", "96"], place), "the post is gone").toBe(false);
  expect(isFurtherDown([], place)).toBe(false);
});

test("what a reader has missed is above the newest post that they had seen", () => {
  expect(missedIn(["102", "101", "100", "99"], place)).toEqual({ count: 2, hasMore: false });
  expect(missedIn(["102", "101"], place)).toEqual({ count: 2, hasMore: true });
  expect(missedIn(["100", "99"], place)).toEqual({ count: 0, hasMore: false });
});
