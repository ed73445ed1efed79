import { expect, test } from "vitest";
import { cutWords, piecesOf } from "./facets.ts";
import type { Facet } from "./facets.ts";

/** Returns the facet of a part of a text. */
function facet(text: string, part: string, kind: Facet["kind"]): Facet {
  const start = text.indexOf(part);
  return { start, end: start + part.length, kind, value: part };
}

test("a text is split at its facets, and nothing of it is lost", () => {
  const text = "Ask @bo about #grids 🎉 at https://example.org/a.";
  const facets = [
    facet(text, "https://example.org/a", "LINK"),
    facet(text, "@bo", "MENTION"),
    facet(text, "#grids", "TAG"),
  ];
  const pieces = piecesOf(text, facets);
  expect(pieces.map(({ text: part }) => part).join("")).toBe(text);
  expect(pieces.filter((piece) => piece.facet).map((piece) => piece.text)).toEqual([
    "@bo",
    "#grids",
    "https://example.org/a",
  ]);
});

test("a facet that overlaps another, or ends beyond the text, is plain text", () => {
  const over: Facet = { start: 2, end: 6, kind: "TAG", value: "x" };
  const beyond: Facet = { start: 6, end: 99, kind: "TAG", value: "y" };
  expect(piecesOf("@abcdefg", [{ start: 0, end: 4, kind: "MENTION", value: "abc" }, over, beyond])).toEqual([
    { text: "@abc", facet: { start: 0, end: 4, kind: "MENTION", value: "abc" } },
    { text: "defg", facet: null },
  ]);
});

test("a link at the end of the first words stays whole", () => {
  const text = "One two https://example.org/a- and more";
  const cut = cutWords(text, [facet(text, "https://example.org/a-", "LINK")], 3);
  expect(cut.text).toBe("One two https://example.org/a-…");
  expect(cut.facets).toHaveLength(1);
});

test("the facets of the removed text are removed too", () => {
  const text = "One two three @bo";
  expect(cutWords(text, [facet(text, "@bo", "MENTION")], 2)).toEqual({ text: "One two…", isCut: true, facets: [] });
});
