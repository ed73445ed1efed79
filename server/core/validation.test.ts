import { expect, test } from "vitest";
import * as z from "zod/mini";
import { DomainError, forbidden, invalid } from "./errors.ts";
import { check, checkAll } from "./validation.ts";

const rule = z.object({
  name: z.string("Name is required").check(z.minLength(3, "Name is too short"), z.regex(/^a/, "Name begins with a")),
  tags: z.array(z.string("A tag is text")),
});

function fieldsOf(input: unknown) {
  try {
    check(rule, input);
  } catch (error) {
    if (error instanceof DomainError) return error.fields;
  }
  return null;
}

test("each field has the first message of its rule", () => {
  expect(fieldsOf({ name: "b", tags: [7, "x", 8] })).toEqual({
    name: ["Name is too short"],
    "tags.0": ["A tag is text"],
    "tags.2": ["A tag is text"],
  });
  expect(fieldsOf(7)).toEqual({ input: [expect.any(String)] });
  expect(fieldsOf({ name: "abc", tags: [] })).toBeNull();
});

test("the faults of several checks are named together, and anything else ends them", async () => {
  const named = () => Promise.reject(invalid({ name: ["Name is taken"], email: ["Email is taken"] }));
  await expect(checkAll(() => check(rule, { name: "b", tags: [] }), named)).rejects.toMatchObject({
    code: "BAD_USER_INPUT",
    message: "Name is too short",
    fields: { name: ["Name is too short"], email: ["Email is taken"] },
  });
  await expect(checkAll(named, () => Promise.reject(forbidden()))).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(checkAll(() => check(rule, { name: "abc", tags: [] }))).resolves.toBeUndefined();
});
