import { expect, test } from "vitest";
import { beginningOf, cutAt } from "./beginning.ts";

test.each(["👨‍👩‍👧‍👦", "👍🏽", "🇨🇦", "हि", "e\u0301", "각", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])("a text of %s is cut between two of them", (sign) => {
  for (let length = sign.length; length < sign.length * 4; length++) {
    const text = beginningOf(sign.repeat(60), length);
    expect(text.endsWith("…")).toBe(true);
    expect(text.slice(0, -1)).toBe(sign.repeat(Math.floor(length / sign.length)));
  }
});

test("a text is cut where a word ends, on one line", () => {
  expect(beginningOf("one\ntwo  three", 20)).toBe("one two three");
  expect(beginningOf("one two three", 10)).toBe("one two…");
  expect(beginningOf("one two three", 7)).toBe("one two…");
  expect(beginningOf("\u202Eone two three", 8)).toBe("\u202Eone two…\u202C");
});

test("a sign that is longer than the text may be is cut between code points", () => {
  expect(cutAt(`a${"\u0301".repeat(200)}`, 50)).toBe(50);
  expect(cutAt("👨‍👩‍👧‍👦", 1)).toBe(0);
});
