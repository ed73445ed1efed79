import { expect, test } from "vitest";
import { folded } from "#server/core/words/fold.rules";
import { stemOf } from "./words.stems.model.ts";

const same = (...words: string[]) => new Set(words.map((word) => stemOf(folded(word)))).size === 1;

test("forms of a word have one stem", () => {
  expect(same("measure", "measured", "measuring", "measures", "measurement")).toBe(true);
  expect(same("battery", "batteries")).toBe(true);
  expect(same("stop", "stopped", "stopping")).toBe(true);
  expect(same("insulate", "insulation", "insulated")).toBe(true);
  expect(same("teach", "taught", "teaches")).toBe(true);
  expect(same("organise", "organize", "organizing")).toBe(true);
  expect(same("colour", "color", "colours")).toBe(true);
  expect(same("Zürich", "zurich")).toBe(true);
  expect(same("midwife", "midwives")).toBe(true);
  expect(same("bus", "buses")).toBe(true);
});

test("different words have different stems", () => {
  expect(same("flow", "flower")).toBe(false);
  expect(same("bee", "beekeeping")).toBe(false);
  expect(same("station", "state")).toBe(false);
});
