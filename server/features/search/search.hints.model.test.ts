import { expect, test } from "vitest";
import { hintsOf } from "./search.hints.model.ts";

test.each([
  ["has:film", [{ token: "has:film", suggestion: "has:video" }]],
  ["has:pictrue", [{ token: "has:pictrue", suggestion: "has:image" }]],
  ["in:!! solar", [{ token: "in:!!", suggestion: null }]],
  ["inn:bookmarks", [{ token: "inn:bookmarks", suggestion: null }]],
  ["form:ada", [{ token: "form:ada", suggestion: "from:ada" }]],
  ["tags:energy", [{ token: "tags:energy", suggestion: "tag:energy" }]],
  ["before:tomorrow", [{ token: "before:tomorrow", suggestion: null }]],
  ["-from:ada solar", [{ token: "-from:ada", suggestion: null }]],
  ["-has:video solar", [{ token: "-has:video", suggestion: null }]],
  ["solar has:", [{ token: "has:", suggestion: null }]],
  ["in: solar", [{ token: "in:", suggestion: null }]],
  ["-solar", [{ token: "-solar", suggestion: null }]],
  [
    '-solar -"cold chain"',
    [
      { token: "-solar", suggestion: null },
      { token: '-"cold chain"', suggestion: null },
    ],
  ],
  ["in:bookmarks OR solar", [{ token: "OR", suggestion: null }]],
  ["solar OR", [{ token: "OR", suggestion: null }]],
  ['tag:"off grid"', [{ token: 'tag:"off grid"', suggestion: "tag:off-grid" }]],
  ['has:"film"', [{ token: 'has:"film"', suggestion: "has:video" }]],
  ["solar AND wind", [{ token: "AND", suggestion: null }]],
])("%s is not understood", (query, hints) => {
  expect(hintsOf(query)).toEqual(hints);
});

test.each([
  "solar roof",
  "solar OR wind has:video in:bookmarks",
  "in:off-grid-engineers",
  "from:@ada tag:energy #repair before:2026 after:2026-01-31 has:images",
  'solar or wind "has:film" -"in:bookmarks"',
  "https://example.org/in:x 12:30",
  "battery -solar",
  "in:bookmarks -solar",
  "solar OR time-series -wind",
])("%s is understood", (query) => {
  expect(hintsOf(query)).toEqual([]);
});

test.each([
  ["in:bookmark", "in:bookmark", "bookmark-lovers", "in:bookmarks"],
  ["in:offgrid", "in:offgrid", "off-grid-engineers", "in:off-grid-engineers"],
  ["in:nowhere", "in:nowhere", null, null],
  ['in:"Off-grid engineers"', "in:Off-grid engineers", "off-grid-engineers", "in:off-grid-engineers"],
  ["from:@Adaa", "from:adaa", "ada", "from:ada"],
  ["from:nobodyhere", "from:nobodyhere", null, null],
])("%s names nothing", (token, unknown, nearest, suggestion) => {
  expect(hintsOf(`solar ${token}`, [{ token: unknown, nearest }])).toEqual([{ token, suggestion }]);
});

test("a token is named once, and a few of them at most", () => {
  expect(hintsOf("has:a has:a has:b has:c has:d has:e has:f").map(({ token }) => token)).toEqual([
    "has:a",
    "has:b",
    "has:c",
    "has:d",
    "has:e",
  ]);
});
