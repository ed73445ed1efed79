import { expect, test } from "vitest";
import { byDay } from "./byDay.ts";

const now = new Date(2026, 4, 12, 9, 30);
const at = (...moment: [number, number, number, number]) => ({ createdAt: new Date(...moment).toISOString() });

test("today begins at the reader's midnight", () => {
  const [breakfast, night, evening] = [at(2026, 4, 12, 8), at(2026, 4, 12, 0), at(2026, 4, 11, 23)];
  expect(byDay([breakfast, night, evening], now)).toEqual([
    { title: "Today", items: [breakfast, night] },
    { title: "Earlier", items: [evening] },
  ]);
});

test("a part without anything is not there", () => {
  expect(byDay([at(2026, 4, 2, 8)], now).map(({ title }) => title)).toEqual(["Earlier"]);
  expect(byDay([], now)).toEqual([]);
});
