import { describe as group, expect, test } from "vitest";
import { describe, toPostView, type PostRow } from "./posts.model.ts";

group("a post's description", () => {
  test("is its text on one line", () => {
    expect(describe("  One\n\n  thing,\tthen\u00a0another  ")).toBe("One thing, then another");
  });

  test("is empty for a picture without a text", () => {
    expect(describe("")).toBe("");
  });

  test("ends with a word and an ellipsis after about five hundred characters", () => {
    const text = describe("word ".repeat(300));
    expect(text.length).toBeLessThanOrEqual(501);
    expect(text.endsWith("word…")).toBe(true);
  });

  test("keeps a word that ends exactly at the limit", () => {
    expect(describe(`${"a".repeat(499)}b c`)).toBe(`${"a".repeat(499)}b…`);
  });

  test("never splits a character of a text without spaces", () => {
    expect(describe(`a${"🌍".repeat(400)}`)).toBe(`a${"🌍".repeat(249)}…`);
  });
});

test("a location has both coordinates or none", () => {
  const row: PostRow = {
    id: 1,
    author: {
      id: 1,
      name: "Ada",
      username: "ada",
      avatar: null,
      banner: null,
      location: null,
      createdAt: "2024-01-05T10:00:00.000Z",
      lastActiveAt: null,
      bio: null,
      headline: null,
      website: null,
      pro: false,
    },
    title: null,
    content: "Hello",
    category: null,
    tags: [],
    facets: [],
    media: [],
    latitude: 0,
    longitude: 0,
    visibility: "public",
    hiddenNote: null,
    placeName: null,
    groupId: null,
    pinned: false,
    commentsClosed: false,
    group: null,
    liked: false,
    likesCount: 0,
    bookmarked: false,
    bookmarksCount: 0,
    commentsCount: 0,
    createdAt: "2024-01-05T10:00:00.000Z",
    updatedAt: "2024-01-05T10:00:00.000Z",
    editedAt: null,
  };
  expect(toPostView(row).location).toEqual({ lat: 0, lng: 0 });
  expect(toPostView({ ...row, longitude: null }).location).toBeNull();
});
