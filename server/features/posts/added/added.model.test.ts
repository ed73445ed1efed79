import { expect, test } from "vitest";
import { matching } from "./added.model.ts";

const post = { tags: ["Energy", "Größe"], category: "Technology", groupId: 7, author: { username: "ada" } };

test("all posts are published where nothing is named", () => {
  expect([matching(null), matching({}), matching({ tag: null })]).toEqual([null, null, null]);
});

test.each([
  { tag: "energy" },
  { tag: "#ENERGY" },
  { tag: "große" },
  { username: "Ada" },
  { groupId: "7" },
  { category: "Technology" },
  { tag: "energy", username: "ada", groupId: 7, category: "Technology" },
])("a post has %j", (named) => {
  expect(matching(named)?.(post)).toBe(true);
});

test.each([
  { tag: "ener" },
  { username: "bo" },
  { groupId: "8" },
  { groupId: "seven" },
  { category: "Education" },
  { tag: "energy", username: "bo" },
])("a post does not have %j", (named) => {
  expect(matching(named)?.(post)).toBe(false);
});
