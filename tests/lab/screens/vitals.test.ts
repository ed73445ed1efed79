import { expect, test } from "vitest";
import { layoutShift, slowestInteraction } from "./vitals.ts";

test("shifts within a second of each other are added, and later ones count for themselves", () => {
  expect(layoutShift([])).toBe(0);
  const shifts = [
    { value: 0.01, at: 200 },
    { value: 0.02, at: 900 },
    { value: 0.025, at: 4_000 },
  ];
  expect(layoutShift(shifts)).toBeCloseTo(0.03);
});

test("shifts that go on for longer than five seconds begin a new group", () => {
  const shifts = Array.from({ length: 10 }, (_, second) => ({ value: 0.01, at: second * 900 }));
  expect(layoutShift(shifts)).toBeCloseTo(0.06);
});

test("the slowest interaction counts, and an event without one does not", () => {
  const events = [
    { interaction: 7, name: "pointerup", duration: 48 },
    { interaction: 9, name: "keydown", duration: 64 },
    { interaction: 0, name: "mouseover", duration: 320 },
  ];
  expect(slowestInteraction(events)).toBe(64);
  expect(slowestInteraction([])).toBe(16);
});
