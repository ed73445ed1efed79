import { describe, expect, test } from "vitest";
import { initials, truncateWords } from "./text.ts";

describe("cutting a text by words", () => {
  test("a text within the limit stays as it was written", () => {
    expect(truncateWords("one  two\nthree", 3)).toEqual({ text: "one  two\nthree", isCut: false });
    expect(truncateWords("", 36)).toEqual({ text: "", isCut: false });
  });

  test("a longer one ends after the last whole word, with an ellipsis", () => {
    const words = Array.from({ length: 37 }, (_, index) => `w${index + 1}`);
    expect(truncateWords(words.join(" "), 36)).toEqual({ text: `${words.slice(0, 36).join(" ")}…`, isCut: true });
  });

  test("punctuation before the ellipsis is removed, a link stays whole", () => {
    expect(truncateWords("See https://example.org/a-b, then go on", 2).text).toBe("See https://example.org/a-b…");
  });
});

test("initials are the first characters of up to two words", () => {
  expect(initials("Ada Lovelace King")).toBe("AL");
  expect(initials("  björn ")).toBe("B");
  expect(initials("𝒜da")).toBe("𝒜");
  expect(initials("")).toBe("");
});
