import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("without words, the lab measures everything three times and stores nothing", () => {
  expect(readOptions([])).toEqual({ parts: [], runs: 3, json: null, results: false });
});

test("the command line names parts, runs and where figures stay", () => {
  expect(readOptions(["screens", "--runs", "5", "--json", "lab.json", "--results"])).toEqual({
    parts: ["screens"],
    runs: 5,
    json: "lab.json",
    results: true,
  });
  expect(() => readOptions(["--runs", "few"])).toThrow("--runs is a whole number.");
});
