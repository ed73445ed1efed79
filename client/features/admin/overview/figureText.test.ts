import { expect, test } from "vitest";
import { figureText } from "./figureText.ts";

test("a figure that was counted is exact, and a large one says that it is an estimate", () => {
  expect(figureText(0)).toBe("0");
  expect(figureText(10_000)).toBe("10,000");
  expect(figureText(1_204_311)).toBe("about 1,200,000");
  expect(figureText(12_044, false)).toBe("12,044");
});
