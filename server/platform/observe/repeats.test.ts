import { expect, test } from "vitest";
import { Repeats } from "./repeats.ts";

test("of reports that repeat, one in a minute is written, and says how many were left out", () => {
  const repeats = new Repeats();
  const written = Array.from({ length: 121 }, (_, second) => repeats.next("fold", second * 1_000));
  expect(written.filter((left) => left !== null)).toEqual([0, 59, 59]);
  expect([written[0], written[60], written[120]]).toEqual([0, 59, 59]);
  expect(repeats.next("another", 61_000)).toBe(0);
});
