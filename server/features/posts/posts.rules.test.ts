import { expect, test } from "vitest";
import { check } from "#server/core/validation";
import { hashtagsOf } from "#server/features/posts/facets/facets.hashtags.rules";
import { tagsOf } from "#server/features/posts/tags/tags.rules";
import { newPost } from "./posts.rules.ts";

test("hashtags are found once each, in their order, and in lower case unless their capitals belong to them", () => {
  expect(hashtagsOf("#Design for #cities, #design again; #ÉcoleÀParis #long-distance")).toEqual([
    "design",
    "cities",
    "ÉcoleÀParis",
    "long-distance",
  ]);
});

test.each(["a#b", "##double", "&#39;", "/page#part", "# alone", "#", "#-dash", `#${"x".repeat(31)}`])(
  "%j holds no hashtag",
  (text) => {
    expect(hashtagsOf(text)).toEqual([]);
  },
);

test("tags of the form come first, and a post keeps ten in all", () => {
  const text = Array.from({ length: 12 }, (_, i) => `#tag${i}`).join(" ");
  expect(tagsOf(["design", "tag3"], text)).toEqual([
    "design",
    "tag3",
    "tag0",
    "tag1",
    "tag2",
    "tag4",
    "tag5",
    "tag6",
    "tag7",
    "tag8",
  ]);
});

test("a form may contain five tags at most", () => {
  expect(() => check(newPost, { content: "Hello", tags: ["a", "b", "c", "d", "e", "f"] })).toThrow(
    "You can add up to 5 tags",
  );
});

test.each([
  ["a".repeat(10_001), "Your post can have at most 10,000 characters"],
  ["a\0b", "Your post contains characters that cannot be stored"],
  ["\ud800", "Your post contains characters that cannot be stored"],
])("a text is refused that is too long or cannot be stored", (content, message) => {
  expect(() => check(newPost, { content })).toThrow(message);
});

test("ten thousand characters are counted as people count them", () => {
  expect(check(newPost, { content: "🌍".repeat(10_000) }).content).toHaveLength(20_000);
});
