import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { root } from "#server/core/root";
import { namedBreaks } from "#tests/contracts/changelog";
import { breaksBetween, deprecationFaults, names } from "./compareSchemas.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const released = read("tests/released/schema.graphql");
const today = read("schema.graphql");
const changelog = read("CHANGELOG.md");

test("no client of the released schema breaks, unless the changelog says so", async () => {
  const named = namedBreaks(changelog);
  const breaks = await breaksBetween(released, today);
  expect(breaks.filter((found) => !named.some((line) => names(line, found.path)))).toEqual([]);
});

test("what is deprecated says what to use, and works for 180 days", () => {
  expect(deprecationFaults(buildSchema(today), changelog)).toEqual([]);
});

const BEFORE = `
  type Query { a(x: Int): Int b: Int old: Int @deprecated(reason: "Use a. Removed after 2020-01-01") }
  enum E { A B }
  input I { z: Int e: E }`;

test.each([
  ["Query.b", " b: Int", ""],
  ["Query.old", / old: .*"\)/, ""],
  ["Query.a.x", "(x: Int)", ""],
  ["Query.a", "a(x: Int): Int", "a(x: Int): String"],
  ["E.B", "A B", "A"],
  ["I.z", "z: Int", "z: Int!"],
])("%s is found when it is not what it was", async (changed, before, after) => {
  const breaks = await breaksBetween(BEFORE, BEFORE.replace(before, after));
  expect(breaks.map((found) => found.path)).toEqual([changed]);
});

test.each([
  ["Query.b is gone.", true],
  ["`Query.b`: use Query.a.", true],
  ["Query.bonds is gone.", false],
  ["Query.b.x is gone.", false],
  ["MyQuery.b is gone.", false],
])("the line %s names Query.b: %s", (line, isNamed) => {
  expect(names(line, "Query.b")).toBe(isNamed);
});

const DEPRECATING = (reason: string) =>
  buildSchema(`type Query { a: Int b(x: Int @deprecated(reason: "${reason}")): Int }`);

test.each([
  ["no day", "Use a.", "- DEPRECATED 2026-01-01: Query.b.x", "is not"],
  ["no day that there is", "Use a. Removed after 2026-13-01", "- DEPRECATED 2026-01-01: Query.b.x", "is not"],
  ["no line", "Use a. Removed after 2026-12-31", "- DEPRECATED 2026-01-01: Query.b", "has no line"],
  ["too few days", "Use a. Removed after 2026-06-01", "- DEPRECATED 2026-01-01: Query.b.x", "works for 151 days"],
])("a deprecation with %s is found", (_, reason, line, fault) => {
  expect(deprecationFaults(DEPRECATING(reason), line)).toEqual([expect.stringContaining(fault)]);
});

test("a deprecation with its day and its line is none", () => {
  const schema = DEPRECATING("Use a. Removed after 2026-07-01");
  expect(deprecationFaults(schema, "- DEPRECATED 2026-01-01: Query.b.x. Use a.")).toEqual([]);
});
