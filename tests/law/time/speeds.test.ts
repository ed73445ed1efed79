import { expect, test } from "vitest";
import { readAll } from "#tests/law/source";
import { speedFaults } from "./speeds.ts";

test("no test judges the speed of the machine", () => {
  expect(speedFaults(readAll(process.cwd())).map(({ at, law }) => `${at}: ${law}`)).toEqual([]);
});

const planted = "tests/api/posts/posts.test.ts";

test.each([
  "expect(performance.now() - began).toBeLessThan(2_000);",
  "expect(Date.now() - began, how).toBeLessThanOrEqual(2_000);",
  "const seconds = (performance.now() - began) / 1_000;\nexpect(seconds).toBeLessThan(2);",
  "expect(Math.round(performance.now() - began)).toBeLessThan(2_000);",
])("a planted limit of time is found: %s", (text) => {
  expect(speedFaults(new Map([[planted, text]]))).toHaveLength(1);
});

test.each([
  "expect(performance.now() - began).toBeGreaterThan(240);",
  "expect(Date.parse(until) - Date.now()).toBeLessThan(15_000);",
  "const before = process.cpuUsage();\nexpect(process.cpuUsage(before).user).toBeLessThan(2_000_000);",
  "const seconds = performance.now() - began;\nexpect(events.length).toBeLessThanOrEqual(2);",
])("no false alarm: %s", (text) => {
  expect(speedFaults(new Map([[planted, text]]))).toEqual([]);
});
