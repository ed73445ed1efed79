import { expect, test } from "vitest";
import { colourFault, contrast, contrastIn, isColour, mixed } from "./community.colours.rules.ts";

test("the contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#ffffff", "#000000")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("a colour is refused where it cannot be read, with what it reaches and which way to go", () => {
  expect(colourFault("light", "#096f59")).toBeNull();
  expect(colourFault("dark", "#83d4ba")).toBeNull();
  expect(colourFault("light", "#ffcc00")).toMatch(/light surfaces is 1\.\d to 1, and text needs 4\.5 to 1.*darker/);
  expect(colourFault("dark", "#202020")).toContain("lighter");
  // What is a little too low is not rounded up.
  expect(contrastIn("light", "#767676")).toBeLessThan(4.5);
});

test("colours are written with six digits, and mixed by shares", () => {
  expect(["#096f59", "#09F", "096f59", "red"].map(isColour)).toEqual([true, false, false, false]);
  expect(mixed("#ffffff", "#000000", 0.5)).toBe("#808080");
});
