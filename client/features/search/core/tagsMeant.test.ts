import { expect, test } from "vitest";
import { tagsMeant } from "./tagsMeant.ts";

test("a tag is meant by its name, by a word in it and by the operator, and by nothing else", () => {
  const tags = ["solar", "mini-grids", "energy"];
  expect(tagsMeant("Solar roofs", tags)).toEqual(["solar"]);
  expect(tagsMeant("roofs tag:energy", tags)).toEqual(["energy"]);
  expect(tagsMeant("#energy", tags)).toEqual(["energy"]);
  expect(tagsMeant("“mini solar” -energy", tags)).toEqual(["solar", "mini-grids"]);
  expect(tagsMeant("from:solar has:image", tags)).toEqual([]);
  expect(tagsMeant("", tags)).toEqual([]);
});
