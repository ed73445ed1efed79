import { expect, test } from "vitest";
import { changesBetween, wordDiff } from "./wordDiff.ts";
import type { Version } from "./wordDiff.ts";

const first: Version = {
  createdAt: "2024-01-05T12:00:00.000Z",
  title: "Small batteries",
  content: "Every street owns its storage.",
  category: "Technology",
  tags: ["energy"],
};

test("a changed word is one removal and one addition", () => {
  expect(wordDiff("Every street owns it.", "Every house owns it.")).toEqual([
    { text: "Every ", kind: "same" },
    { text: "street", kind: "removed" },
    { text: "house", kind: "added" },
    { text: " owns it.", kind: "same" },
  ]);
});

test("only the changed fields of a post are listed", () => {
  const changes = changesBetween(first, { ...first, category: "Environment", tags: ["energy", "grids"] });
  expect(changes.map(({ part }) => part)).toEqual(["Category", "Tags"]);
  expect(changes[0]?.stretches).toEqual([
    { text: "Technology", kind: "removed" },
    { text: "Environment", kind: "added" },
  ]);
});

test("saving the same values changes nothing", () => {
  expect(changesBetween(first, { ...first })).toEqual([]);
});
