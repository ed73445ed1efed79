import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { DomainError } from "#server/core/errors";
import { requiredText } from "#server/core/textField.rules";
import { idsSent, leftOut, listSent, pointSent } from "./readings.ts";
import { idParam, paged, request, textParam } from "./request.ts";

const rule = z
  .object({
    title: requiredText("Please give it a title", { max: 5, label: "The title" }),
    tags: z._default(
      z.array(z.string("A tag must be text"), "Tags must be a list").check(z.maxLength(2, "Too many")),
      [],
    ),
    order: z.nullish(z.enum(["newest", "oldest"], "The order is newest or oldest")),
    point: z.optional(z.object({ lat: z.number().check(z.lte(90, "Too far")) }, "This is no point")),
    memberIds: z.optional(z.array(z.number("This id is not valid."))),
  })
  .check(z.refine(({ title }) => title !== "same", { error: "Not the same", path: ["title"] }));

const body = request(rule, {
  tags: { from: ["tags", "tag"], read: listSent },
  title: {},
  order: { read: leftOut },
  point: { read: pointSent },
  memberIds: { read: idsSent },
});

const refusal = (sent: Record<string, unknown>) => {
  try {
    body.read(sent);
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error("It was not refused.");
};

describe("the request of a client", () => {
  test("is converted to the fields of the rule; unknown fields are dropped", () => {
    expect(body.read({ title: " a ", tag: "x, y", order: "", member_ids: ["7", 8], other: 1 })).toEqual({
      title: " a ",
      tags: ["x", "y"],
      order: undefined,
      point: undefined,
      memberIds: [7, 8],
    });
  });

  test("is checked against the rule's shape; the service checks limits and refinements", () => {
    expect(body.read({ title: "much too long", tags: ["a", "b", "c"] })).toMatchObject({ title: "much too long" });
    expect(body.read({ title: "same" })).toMatchObject({ title: "same" });
    expect(body.read({ title: "a", point: { lat: 91 } })).toMatchObject({ point: { lat: 91 } });
  });

  test("in another shape is refused with all messages of the rule, in its order", () => {
    const { code, fields, message } = refusal({ title: "much too long", tags: 5, point: "here", member_ids: ["x"] });
    expect(code).toBe("BAD_USER_INPUT");
    expect(fields).toEqual({
      title: ["The title can have at most 5 characters"],
      tags: ["Tags must be a list"],
      point: ["This is no point"],
      "memberIds.0": ["This id is not valid."],
    });
    expect(message).toBe("The title can have at most 5 characters");
    expect(refusal({}).fields).toEqual({ title: ["Please give it a title"] });
    expect(refusal({ title: "a", order: "best" }).fields).toEqual({ order: ["The order is newest or oldest"] });
  });

  test("with null has the default of a field that has one", () => {
    expect(request(rule, { tags: {} }).read({ tags: null })).toEqual({ tags: undefined });
    expect(() => request(rule, { title: {} }).read({ title: null })).toThrow("Please give it a title");
  });

  test("is described by its names in REST, in the order of the source", () => {
    expect(Object.keys(body.fields)).toEqual(["tags", "title", "order", "point", "member_ids"]);
  });
});

test("the page of a list is checked before the search", () => {
  const query = paged(body);
  expect(query.read({ title: "a", page: "2" })).toMatchObject({ title: "a", page: 2 });
  expect(() => query.read({ page: "x" })).toThrow("A page must be a whole number");
  expect(paged().read({})).toEqual({ page: 1 });
});

test("a path parameter that cannot name anything is not found", () => {
  expect(idParam("This post").read("7")).toBe(7);
  expect(() => idParam("This post").read("x")).toThrow("This post could not be found.");
  expect(textParam().read("ada")).toBe("ada");
});
