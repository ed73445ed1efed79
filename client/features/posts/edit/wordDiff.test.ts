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

test("a changed word is told as one that went and one that came", () => {
  expect(wordDiff("Every street owns it.", "Every house owns it.")).toEqual([
    { text: "Every ", kind: "same" },
    { text: "street", kind: "removed" },
    { text: "house", kind: "added" },
    { text: " owns it.", kind: "same" },
  ]);
});

test("only what changed of a post is told", () => {
  const changes = changesBetween(first, { ...first, category: "Environment", tags: ["energy", "grids"] });
  expect(changes.map(({ part }) => part)).toEqual(["Category", "Tags"]);
  expect(changes[0]?.stretches).toEqual([
    { text: "Technology", kind: "removed" },
    { text: "Environment", kind: "added" },
  ]);
});

test("who saves the same again has changed nothing", () => {
  expect(changesBetween(first, { ...first })).toEqual([]);
});
