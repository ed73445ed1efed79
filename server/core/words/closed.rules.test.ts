import { expect, test } from "vitest";
import { closed } from "./closed.rules.ts";

test.each([
  ["Eve", ""],
  ["Eve\u202E", "\u202C"],
  ["Eve\u202D\u202B", "\u202C\u202C"],
  ["\u202EEve\u2069", "\u202C"],
  ["Eve\u2067", "\u2069"],
  ["\u2068Eve\u202E", "\u202C\u2069"],
  ["\u2068Eve\u2069", ""],
  ["\u202BEve\u202C", ""],
  ["\u2066Eve\u202E\u2069", ""],
  ["\u202AEve\u2066\u202C", "\u2069\u202C"],
])("%j is closed with %j", (text, closing) => {
  expect(closed(text)).toBe(text + closing);
});
