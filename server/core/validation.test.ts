import { expect, test } from "vitest";
import * as z from "zod/mini";
import { DomainError, invalid, refusal } from "./errors.ts";
import { check, checkAll, isNestedTooDeeply } from "./validation.ts";

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
  await expect(checkAll(named, () => Promise.reject(refusal("NOT_YOURS", "Not yours")))).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  await expect(checkAll(() => check(rule, { name: "abc", tags: [] }))).resolves.toBeUndefined();
});

const nested = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`) as unknown;

test("a value may contain 32 levels of others", () => {
  for (const value of [null, "text", [1, [2]], nested(32)]) expect(isNestedTooDeeply(value)).toBe(false);
  for (const value of [nested(33), [nested(32)], nested(15_000)]) expect(isNestedTooDeeply(value)).toBe(true);
});
