import { describe as group, expect, test } from "vitest";
import { check } from "#server/core/validation";
import { describe, draftOf, toPostView, type PostRow } from "./posts.model.ts";
import { newPost } from "./posts.rules.ts";

group("a post's description", () => {
  test("is its text on one line", () => {
    expect(describe("  One\n\n  thing,\tthen\u00a0another  ")).toBe("One thing, then another");
  });

  test("is empty where a picture stands alone", () => {
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

group("what a REST client sends", () => {
  const draft = (body: Record<string, unknown>) => check(newPost, draftOf({ content: "Hello", ...body }));

  test("may be no more than a text", () => {
    expect(draft({})).toMatchObject({ content: "Hello", tags: [], visibility: "public" });
  });

  test("gives a place as lat,lng", () => {
    expect(draft({ location: "40.7128, -74.006" }).location).toEqual({ lat: 40.7128, lng: -74.006 });
  });

  test("may leave fields of a form empty", () => {
    const empty = draft({ location: "", title: "", category: "", tags: "", visibility: "" });
    expect(empty).toMatchObject({ visibility: "public" });
    expect(empty.location ?? null).toBeNull();
  });

  test.each(["here", "1", "1,2,3", "1;2", "1e3,2", "Infinity,0", "40.7,"])("refuses %j as a place", (location) => {
    expect(() => draft({ location })).toThrow("Location is not valid");
  });

  test("refuses a place that is not on earth", () => {
    expect(() => draft({ location: "91,0" })).toThrow("Latitude is not valid");
  });

  test("lists tags as an array or separated by commas", () => {
    expect(draft({ tags: ["Design", "#Cities"] }).tags).toEqual(["design", "cities"]);
    expect(draft({ tags: "Design, #Cities,," }).tags).toEqual(["design", "cities"]);
  });

  test.each([[{ content: null }], [{ content: " \u200b" }], [{}]])("needs a text or a picture: %j", (body) => {
    expect(() => check(newPost, draftOf(body))).toThrow("Write something or add a picture");
  });

  test.each([
    [{ content: 5 }, "Your post must be text"],
    [{ tags: [1] }, "A tag must be text"],
    [{ tags: { a: 1 } }, "Tags must be a list"],
    [{ visibility: "secret" }, "Visibility is public or bonds"],
    [{ category: "Gossip" }, "Please choose one of the categories"],
  ])("is refused when %j", (body, message) => {
    expect(() => draft(body)).toThrow(message);
  });
});

test("a place has both coordinates or is none", () => {
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
    groupId: null,
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
