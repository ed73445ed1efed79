import { expect, test } from "vitest";
import { slipsOf } from "./slips.ts";

test.each([
  ["solra", "solar"],
  ["slar", "solar"],
  ["soolar", "solar"],
  ["sokar", "solar"],
  ["olar", "solar"],
  ["sola", "solar"],
  ["pth", "path"],
  ["велосипде", "велосипед"],
  ["שולם", "שלום"],
])("%s is one slip away from %s", (typed, meant) => {
  expect(slipsOf(typed)).toContain(meant);
  expect(slipsOf(meant)).toContain(typed);
});

test("a word is no slip of itself, and very short words and scripts without spaces have none", () => {
  expect(slipsOf("hello")).not.toContain("hello");
  expect(slipsOf("or")).toEqual([]);
  expect(slipsOf("自転車")).toEqual([]);
  expect(slipsOf("a-word-that-is-far-too-long")).toEqual([]);
});
