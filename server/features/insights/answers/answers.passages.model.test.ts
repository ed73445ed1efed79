import { expect, test } from "vitest";
import { passagesOf } from "./answers.passages.model.ts";

const sentences = (text: string) => passagesOf(text).sentences.map((sentence) => sentence.text);

test("a text is divided into its sentences, each as it stands there", () => {
  const text = "It costs 2.5 dollars. “Why?” she asked. Dr. Krishnan knows!\n\nA second paragraph, with no end";
  expect(sentences(text)).toEqual([
    "It costs 2.5 dollars.",
    "“Why?” she asked.",
    "Dr. Krishnan knows!",
    "A second paragraph, with no end",
  ]);
  for (const { text: part, start, end } of passagesOf(text).sentences) expect(text.slice(start, end)).toBe(part);
});

test("a new line begins a new paragraph", () => {
  expect(passagesOf("One. Two.\nThree.").sentences.map(({ paragraph }) => paragraph)).toEqual([0, 0, 1]);
  expect(sentences("  \n ")).toEqual([]);
});
