import { expect, test } from "vitest";
import { atLeast, atMost, goalLine, median } from "./goals.ts";

test("a goal says what was measured, its bound, and whether it is met", () => {
  expect(goalLine(atLeast("G1", "trusted to the limit", 0.974, 0.95))).toBe(
    "G1 0.97 of 0.95: met (trusted to the limit)",
  );
  expect(goalLine(atMost("G14", "LCP, seconds", 1.51, 1.5))).toBe("G14 1.51 of at most 1.5: missed (LCP, seconds)");
});

test("a value at its bound meets the goal from both sides", () => {
  expect(atLeast("a", "", 90, 90).isMet).toBe(true);
  expect(atMost("a", "", 90, 90).isMet).toBe(true);
});

test("the median of an even number of values is between the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([])).toBe(0);
});
