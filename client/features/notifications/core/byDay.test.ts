import { expect, test } from "vitest";
import { byDay } from "./byDay.ts";

const now = new Date(2026, 4, 12, 9, 30);
const at = (...moment: [number, number, number, number]) => ({ createdAt: new Date(...moment).toISOString() });

test("today begins at midnight in the reader's time zone", () => {
  const [breakfast, night, evening] = [at(2026, 4, 12, 8), at(2026, 4, 12, 0), at(2026, 4, 11, 23)];
  expect(byDay([breakfast, night, evening], now)).toEqual([
    { title: "Today", items: [breakfast, night] },
    { title: "Earlier", items: [evening] },
  ]);
});

test("an empty part is left out", () => {
  expect(byDay([at(2026, 4, 2, 8)], now).map(({ title }) => title)).toEqual(["Earlier"]);
  expect(byDay([], now)).toEqual([]);
});
