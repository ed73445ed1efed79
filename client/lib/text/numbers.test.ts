import { expect, test } from "vitest";
import { capped, compactCount, formatBytes } from "./numbers.ts";

test("a badge says 99+ above its cap", () => {
  expect(capped(99, 99)).toBe("99");
  expect(capped(100, 99)).toBe("99+");
  expect(capped(10, 9)).toBe("9+");
});

test("large counts are shortened", () => {
  expect(compactCount(999)).toBe("999");
  expect(compactCount(1_234)).toBe("1.2K");
});

test("the size of a file has the unit in which people think of it", () => {
  expect([1, 12_345, 999_600, 3_450_000, 1_234_000_000].map(formatBytes)).toEqual([
    "1 kB",
    "12 kB",
    "1 MB",
    "3.5 MB",
    "1.2 GB",
  ]);
});
