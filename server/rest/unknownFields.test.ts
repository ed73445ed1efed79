import { describe, expect, test } from "vitest";
import * as z from "zod";
import { isStrict } from "#server/rest/serving/preference";
import { refuseUnknown, unknownFields } from "./unknownFields.ts";

const channels = z.object({ mail: z.boolean() }).nullish();

const known = {
  fields: {
    content: z.string(),
    matrix: z.object({ like: channels }).optional(),
    events: z.array(z.object({ id: z.int() })),
    keys: z.record(z.string(), z.object({ value: z.string() })),
    tags: z.union([z.array(z.string()), z.string()]).optional(),
    point: z.union([z.string(), z.object({ lat: z.number() })]),
  },
  aliases: ["mediaIds"],
};

test("a field is known by its name, or by the one that older clients use", () => {
  expect(unknownFields({ content: "x", mediaIds: [1], tags: "a,b" }, known)).toEqual([]);
  expect(unknownFields({ content: "x", visability: "bonds", Content: "y" }, known)).toEqual(["visability", "Content"]);
  expect(unknownFields({ constructor: 1, toString: 2 }, known)).toEqual(["constructor", "toString"]);
  expect(unknownFields({ page: "1" })).toEqual(["page"]);
});

test("fields of objects are checked at any depth", () => {
  expect(unknownFields({ matrix: { like: { mail: true, post: 1 }, lik: {} } }, known)).toEqual([
    "matrix.like.post",
    "matrix.lik",
  ]);
  expect(unknownFields({ events: [{ id: 1 }, { id: 2, at: 3 }] }, known)).toEqual(["events.1.at"]);
  expect(unknownFields({ keys: { a: { value: "x", more: 1 } } }, known)).toEqual(["keys.a.more"]);
  expect(unknownFields({ point: { lat: 1, lng: 2 } }, known)).toEqual(["point.lng"]);
  expect(unknownFields({ matrix: null, events: "x", point: "1,2", tags: ["a"] }, known)).toEqual([]);
});

test("a refusal has a message for each field, under the name that the client sent", () => {
  expect(() => refuseUnknown([])).not.toThrow();
  const refuse = () => refuseUnknown(["visAbility", "page"]);
  expect(refuse).toThrow(
    expect.objectContaining({
      code: "BAD_USER_INPUT",
      message: "Unknown fields: visAbility, page",
      facts: { errors: { visAbility: ["This field is unknown"], page: ["This field is unknown"] } },
    }),
  );
});

describe("a preference for strict handling", () => {
  test.each(["handling=strict", "respond-async, handling=strict", 'Handling="strict"; x=1', "wait=5;handling=strict"])(
    "is read: %s",
    (prefer) => expect(isStrict({ prefer })).toBe(true),
  );
  test.each(["handling=lenient", "handling=strictly", "xhandling=strict", ""])("is none: %s", (prefer) =>
    expect(isStrict({ prefer })).toBe(false),
  );
});
