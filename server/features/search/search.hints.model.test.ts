import { expect, test } from "vitest";
import { hintsOf } from "./search.hints.model.ts";

test.each([
  ["has:film", [{ token: "has:film", suggestion: "has:image" }]],
  ["solar has:video", [{ token: "has:video", suggestion: "has:image" }]],
  ["in:bookmarks solar", [{ token: "in:bookmarks", suggestion: null }]],
  ["form:ada", [{ token: "form:ada", suggestion: "from:ada" }]],
  ["tags:energy", [{ token: "tags:energy", suggestion: "tag:energy" }]],
  ["before:tomorrow", [{ token: "before:tomorrow", suggestion: null }]],
  ["-from:ada", [{ token: "-from:ada", suggestion: "from:ada" }]],
  ["solar OR wind", [{ token: "OR", suggestion: null }]],
])("%s is not understood", (query, hints) => {
  expect(hintsOf(query)).toEqual(hints);
});

test.each([
  "solar roof",
  "from:@ada tag:energy #repair before:2026 after:2026-01-31 has:images",
  'solar or wind "has:film" -"in:bookmarks"',
  "https://example.org/in:x 12:30",
  "-battery",
])("%s is understood", (query) => {
  expect(hintsOf(query)).toEqual([]);
});

test("a token is named once, and a few of them at most", () => {
  expect(hintsOf("in:a in:a in:b in:c in:d in:e in:f").map(({ token }) => token)).toEqual([
    "in:a",
    "in:b",
    "in:c",
    "in:d",
    "in:e",
  ]);
});
