import { expect, test } from "vitest";
import { paramsOf, searchIn } from "./useBookmarkSearch.ts";

test("the unfiltered list has an address without parameters", () => {
  expect(paramsOf({ query: "", tags: [], folderId: null, order: "NEWEST" }).toString()).toBe("");
});

test("a search is restored from its address", () => {
  const search = { query: "small & cheap", tags: ["energy", "cities"], folderId: "4", order: "OLDEST" } as const;
  expect(searchIn(paramsOf(search))).toEqual(search);
});

test("invalid parameters of an address are ignored", () => {
  expect(searchIn(new URLSearchParams("tag=a&tag=a&sort=sideways"))).toEqual({
    query: "",
    tags: ["a"],
    folderId: null,
    order: "NEWEST",
  });
});
