import { expect, test } from "vitest";
import { newIdea } from "./posts.ideas.rules.ts";
import { SUGGESTED_TAGS, suggestTags } from "./posts.suggestions.rules.ts";

const idea = { title: "", category: "", content: "", tags: [] as string[] };

test("an idea requires a title, a category and a description", () => {
  const { error } = newIdea.safeParse({ ...idea, title: " \u200B" });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["title", "Title is required"],
    ["category", "Category is required"],
    ["content", "Description is required"],
  ]);
  expect(newIdea.safeParse({ title: "T", category: "Design", content: "D", tags: [] }).success).toBe(true);
});

test("eight of eighteen tags are suggested", () => {
  expect(SUGGESTED_TAGS).toHaveLength(18);
  expect(suggestTags(idea)).toEqual(SUGGESTED_TAGS.slice(0, 8));
});

test("tags that suit the idea come first, and tags that it has are not suggested again", () => {
  expect(suggestTags({ ...idea, content: "Who sets the price? Pricing, mostly." })[0]).toBe("pricing");
  expect(suggestTags({ ...idea, category: "Environment" })[0]).toBe("energy");
  expect(suggestTags({ ...idea, tags: ["innovation"] })).not.toContain("innovation");
});
