import { expect, test } from "vitest";
import { check } from "#server/core/validation";
import { newMedia } from "./media.rules.ts";

test("a description is stored trimmed, and a blank one as null", () => {
  expect(check(newMedia, { alt: "  A red door " })).toEqual({ alt: "A red door" });
  for (const alt of [undefined, null, "", " \u200b "]) expect(check(newMedia, { alt })).toEqual({ alt: null });
});

test.each(["x".repeat(1_001), "nul\0", "\ud800", 7, ["a"]])("%j is no description", (alt) => {
  expect(() => check(newMedia, { alt })).toThrow(expect.objectContaining({ code: "BAD_USER_INPUT" }));
});
