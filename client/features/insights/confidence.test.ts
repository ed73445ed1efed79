import { expect, test } from "vitest";
import { citationsOf, confidenceWord } from "./confidence.ts";

test("confidence is weak, fair or strong", () => {
  expect([0, 24, 25, 59, 60, 100].map(confidenceWord)).toEqual(["weak", "weak", "fair", "fair", "strong", "strong"]);
});

test("a source is named once in a card, and not by a sentence about many", () => {
  const sources = ["7", "8", "9"].map((id) => ({ id }));
  const sentences = [{ postIds: ["7", "8", "9"] }, { postIds: ["8"] }, { postIds: ["8", "7"] }, { postIds: ["gone"] }];
  expect(citationsOf(sentences, sources)).toEqual([[], [{ id: "8", number: 2 }], [{ id: "7", number: 1 }], []]);
});
