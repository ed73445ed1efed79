import { describe, expect, test } from "vitest";
import { ConfirmedPosts, type ConfirmedRow, Relations } from "./home.window.model.ts";

const [CY, ADA, POST] = [7, 3, 50];

const row = (kind: ConfirmedRow["kind"], id: number, more: Partial<ConfirmedRow> = {}): ConfirmedRow => ({
  viewer: kind === "post" ? 0 : CY,
  kind,
  id,
  version: kind === "post" ? "1 1" : null,
  likesCount: 0,
  bookmarksCount: 0,
  commentsCount: 0,
  ...more,
});

// A view has more fields; the rule reads these.
const post = { id: POST, author: { id: ADA }, visibility: "public" } as Parameters<Relations["includes"]>[0];

describe("without facts about the viewer", () => {
  test.each([
    ["no row", []],
    ["rows about somebody else", [row("asked", ADA, { viewer: ADA })]],
    // A driver that does not know the type of a number returns a text.
    ["a viewer of a wrong type", [row("asked", CY, { viewer: String(CY) as never })]],
    ["facts, and no answer to the question", [row("liked", POST)]],
  ])("nothing is shown: %s", (_, rows) => {
    const relations = new Relations(CY, rows);
    expect(relations.areKnown).toBe(false);
    expect(relations.includes(post)).toBe(false);
  });

  test("and with them a public post is", () => {
    expect(new Relations(CY, [row("asked", CY)]).includes(post)).toBe(true);
  });
});

describe("remembered posts are shown only", () => {
  const remembered = [{ id: POST, version: "1 1" }];

  test("if the database has just these, in these versions", () => {
    expect(new ConfirmedPosts([row("post", POST), row("asked", CY)]).areThese(remembered)).toBe(true);
  });

  test.each([
    ["one is gone", [row("asked", CY)]],
    ["one was changed", [row("post", POST, { version: "2 1" })]],
    ["there is one more", [row("post", POST), row("post", 51)]],
    ["one has an id of a wrong type", [row("post", String(POST) as never)]],
  ])("not when %s", (_, rows) => {
    expect(new ConfirmedPosts(rows).areThese(remembered)).toBe(false);
  });
});
