import { expect, test } from "vitest";
import { CATEGORIES } from "#server/core/categories.rules";
import { groupArt } from "./groupArt.ts";

test("the same group is drawn alike everywhere, and another name in its category otherwise", () => {
  expect(groupArt("Society", "Repair café")).toEqual(groupArt("Society", "Repair café"));
  const names = ["Repair café", "Night walkers", "First drafts", "Slow letters", "Seed swap", "Map room"];
  const drawings = new Set(names.map((name) => JSON.stringify(groupArt("Society", name))));
  expect(drawings.size).toBe(names.length);
});

test("categories are told apart by their colour, whatever the names are", () => {
  const hues = CATEGORIES.map((category) => groupArt(category, "Any group").hue);
  for (const [at, hue] of hues.entries())
    for (const other of hues.slice(at + 1)) {
      const distance = Math.abs(hue - other);
      expect(Math.min(distance, 360 - distance)).toBeGreaterThanOrEqual(12);
    }
});

test("every drawing has shapes, and draws nothing that is no number", () => {
  for (const category of [...CATEGORIES, "Unknown"])
    for (const name of ["", "a", "Ω", "🌱 seeds", "A very long name of a group that goes on"]) {
      const { shapes } = groupArt(category, name);
      expect(shapes.length).toBeGreaterThan(1);
      for (const { path } of shapes) expect(path).toMatch(/^M[-\d. a-zA-Z]+Z$/);
      expect(shapes.map(({ path }) => path).join()).not.toContain("NaN");
    }
});
