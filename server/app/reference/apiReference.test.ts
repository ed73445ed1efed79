import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ACT_LIMITS, LIMITS, READ_LIMITS } from "#server/core/limits";
import { REASONS } from "#server/core/reasons";
import { root } from "#server/core/root";
import { STATUS } from "#server/rest/errors";
import { apiReference } from "./apiReference.ts";
import { CLOSE_CODES } from "./closeCodes.ts";

const rows = apiReference()
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.slice(2, -2).split(" | "));

test("every code, reason and limit has a row, and no text breaks its table", () => {
  const first = new Set(rows.map(([name]) => name));
  const codes = Object.keys(STATUS).filter((code) => code !== "QUERY_TOO_COMPLEX");
  expect([...codes, ...Object.keys(REASONS)].filter((name) => !first.has(`\`${name}\``))).toEqual([]);
  const limits = rows.filter(([, , span]) => /^(an?|\d+) (second|minute|hour|day)s?$/.test(span ?? ""));
  expect(limits).toHaveLength(Object.keys({ ...READ_LIMITS, ...ACT_LIMITS, ...LIMITS }).length);
  expect(limits).toContainEqual(["Failed sign-ins to an account from a network", "5", "15 minutes"]);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([2, 3]));
});

test("every code with which the server closes a socket is explained", () => {
  const files = ["server/graphql/serving/sockets.ts", "server/graphql/serving/subscriptions.ts"];
  const used = files.flatMap(
    (file) => readFileSync(path.join(root, file), "utf8").match(/\b(?:10\d\d|4[45]\d\d)\b/g) ?? [],
  );
  const known = new Set(CLOSE_CODES.map(([code]) => code));
  expect(used.length).toBeGreaterThan(5);
  expect(used.map(Number).filter((code) => code !== 1_000 && code !== 1_024 && !known.has(code))).toEqual([]);
});
