import { expect, test } from "vitest";
import { capped, compactCount } from "./numbers.ts";

test("a badge says 99+ above its cap", () => {
  expect(capped(99, 99)).toBe("99");
  expect(capped(100, 99)).toBe("99+");
  expect(capped(10, 9)).toBe("9+");
});

test("large counts are shortened", () => {
  expect(compactCount(999)).toBe("999");
  expect(compactCount(1_234)).toBe("1.2K");
});
