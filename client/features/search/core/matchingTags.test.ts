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

test("a tag matches without its accents and capitals, and with its signs", () => {
  expect(matchingTags("zurich c++ roofs", ["Zürich", "C++", "C"])).toEqual(["Zürich", "C++"]);
  expect(matchingTags("Übung-strasse", ["übung-straße", "café"])).toEqual(["übung-straße"]);
});
