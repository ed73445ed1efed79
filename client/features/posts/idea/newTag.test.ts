import { expect, test } from "vitest";
import { newTag } from "./newTag.ts";

test("a tag is added as it is typed, without its #", () => {
  expect(newTag(" #Small-Grids ", ["solar"])).toEqual({ name: "Small-Grids" });
});

test("a tag that the idea has is not added twice, however it is typed", () => {
  expect(newTag("#SOLAR", ["solar"])).toEqual({ fault: "#solar is there already" });
});

test("a sixth tag is refused", () => {
  expect(newTag("sixth", ["a", "b", "c", "d", "e"])).toEqual({ fault: "You can add up to 5 tags" });
});

test("a tag that is no tag is refused, also when there is no room for it", () => {
  const fault = "A tag has letters, numbers, dashes and dots (also C++ or C#), at most 30 characters";
  expect(newTag("no spaces", [])).toEqual({ fault });
  expect(newTag("a".repeat(31), ["a", "b", "c", "d", "e"])).toEqual({ fault });
});
