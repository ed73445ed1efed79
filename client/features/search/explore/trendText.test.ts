import { expect, test } from "vitest";
import { growthText, weekText } from "./trendText.ts";

test("growth has its sign, and says nothing where there is nothing to compare with", () => {
  expect(growthText({ growthPercent: 58, isNew: false })).toBe("+58%");
  expect(growthText({ growthPercent: -20, isNew: false })).toBe("−20%");
  expect(growthText({ growthPercent: 0, isNew: false })).toBe("0%");
  expect(growthText({ growthPercent: 1250, isNew: false })).toBe("+1,250%");
  expect(growthText({ growthPercent: null, isNew: true })).toBe("New");
  expect(growthText({ growthPercent: null, isNew: false })).toBeNull();
});

test("the week stands beside the usual one, if there is one", () => {
  expect(weekText({ weekAuthors: 6, usualAuthors: 2.25 })).toBe("6 members this week, usually 2.3");
  expect(weekText({ weekAuthors: 3, usualAuthors: 0.25 })).toBe("3 members this week, usually none");
  expect(weekText({ weekAuthors: 3, usualAuthors: 0 })).toBe("3 members this week, usually none");
  expect(weekText({ weekAuthors: 1, usualAuthors: null })).toBe("1 member this week");
});
