import { expect, test } from "vitest";
import { toPageNumber } from "#server/core/pagination";
import { scopeOf } from "./feed.model.ts";
import { feedQuery } from "./numbered/numbered.requests.ts";

test.each([undefined, null, ""])("%j asks for the home feed", (name) => {
  expect(scopeOf(name)).toEqual({ kind: "home" });
});

test("a username selects the posts of that member", () => {
  expect(scopeOf("Ada_Lovelace")).toEqual({ kind: "author", username: "Ada_Lovelace" });
});

test.each(["a\0b", "%", "x".repeat(31)])("%j is nobody's name", (name) => {
  expect(scopeOf(name)).toEqual({ kind: "nobody" });
});

test.each([["ada"], { ada: 1 }])("%j is nobody's name in an address", (username) => {
  expect(feedQuery.read({ username })).toEqual({ scope: { kind: "nobody" }, page: 1 });
});

test("pages are whole numbers from 1 to 1,000,000, and the first page is the default", () => {
  expect([undefined, "1", "17", "1000000"].map(toPageNumber)).toEqual([1, 1, 17, 1_000_000]);
});

test.each(["0", "-1", "1.5", "01", "ten", "", " 1", "1000001", "99999999999999999999", ["1"]])(
  "%j is no page",
  (page) => {
    expect(() => toPageNumber(page)).toThrow("A page must be a whole number from 1 to 1,000,000.");
  },
);
