import { expect, test } from "vitest";
import { matchingTags } from "./matchingTags.ts";

test("a tag matches by its name, by a word in it and by the operator, and by nothing else", () => {
  const tags = ["solar", "mini-grids", "energy"];
  expect(matchingTags("Solar roofs", tags)).toEqual(["solar"]);
  expect(matchingTags("roofs tag:energy", tags)).toEqual(["energy"]);
  expect(matchingTags("#energy", tags)).toEqual(["energy"]);
  expect(matchingTags("“mini solar” -energy", tags)).toEqual(["solar", "mini-grids"]);
  expect(matchingTags("from:solar has:image", tags)).toEqual([]);
  expect(matchingTags("", tags)).toEqual([]);
});
