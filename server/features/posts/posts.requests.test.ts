import { describe, expect, test } from "vitest";
import { check } from "#server/core/validation";
import { newPostBody } from "./posts.requests.ts";
import { newPost } from "./posts.rules.ts";

describe("the body of a REST client", () => {
  const draft = (body: Record<string, unknown>) => check(newPost, newPostBody.read({ content: "Hello", ...body }));

  test("may be no more than a text", () => {
    expect(draft({})).toMatchObject({ content: "Hello", tags: [], visibility: "public" });
  });

  test("contains a location as lat,lng, rounded to two decimals", () => {
    expect(draft({ location: "40.7128, -74.006" }).location).toEqual({ lat: 40.71, lng: -74.01 });
  });

  test("may leave fields of a form empty", () => {
    const empty = draft({ location: "", title: "", category: "", tags: "", visibility: "" });
    expect(empty).toMatchObject({ visibility: "public" });
    expect(empty.location ?? null).toBeNull();
  });

  test.each(["here", "1", "1,2,3", "1;2", "1e3,2", "Infinity,0", "40.7,"])("refuses %j as a place", (location) => {
    expect(() => draft({ location })).toThrow("Location is not valid");
  });

  test("refuses a location that is not on earth", () => {
    expect(() => draft({ location: "91,0" })).toThrow("Latitude is not valid");
  });

  test("lists tags as an array or separated by commas", () => {
    expect(draft({ tags: ["Design", "#Cities"] }).tags).toEqual(["design", "cities"]);
    expect(draft({ tags: "Design, #Cities,," }).tags).toEqual(["design", "cities"]);
  });

  test.each([[{ content: null }], [{ content: " \u200b" }], [{}]])("needs a text or a picture: %j", (body) => {
    expect(() => check(newPost, newPostBody.read(body))).toThrow("Write something or add a picture");
  });

  test.each([
    [{ content: 5 }, "Your post must be text"],
    [{ tags: [1] }, "A tag must be text"],
    [{ tags: { a: 1 } }, "Tags must be a list"],
    [{ visibility: "secret" }, "Visibility must be public, bonds or only_me"],
    [{ category: "Gossip" }, "Please choose one of the categories"],
  ])("is refused when %j", (body, message) => {
    expect(() => draft(body)).toThrow(message);
  });
});
