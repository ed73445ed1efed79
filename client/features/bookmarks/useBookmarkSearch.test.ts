import { expect, test } from "vitest";
import { paramsOf, searchIn } from "./useBookmarkSearch.ts";

test("the plain list has a plain address", () => {
  expect(paramsOf({ query: "", tags: [], folderId: null, order: "NEWEST" }).toString()).toBe("");
});

test("what is looked for comes back from its address", () => {
  const search = { query: "small & cheap", tags: ["energy", "cities"], folderId: "4", order: "OLDEST" } as const;
  expect(searchIn(paramsOf(search))).toEqual(search);
});

test("an address that was written by hand is read kindly", () => {
  expect(searchIn(new URLSearchParams("tag=a&tag=a&sort=sideways"))).toEqual({
    query: "",
    tags: ["a"],
    folderId: null,
    order: "NEWEST",
  });
});
