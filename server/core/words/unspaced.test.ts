import { expect, test } from "vitest";
import { isUnspaced, pairsOf } from "./unspaced.ts";

test("words of scripts without spaces are taken apart into pairs of characters", () => {
  expect(pairsOf("商店街の椅子")).toEqual(["商店", "店街", "街の", "の椅", "椅子"]);
  expect(pairsOf("web会議")).toEqual(["web", "会議"]);
  expect(pairsOf("町")).toEqual(["町"]);
  expect(pairsOf("time-series")).toEqual(["time-series"]);
  expect(["自転車", "ก้าวหน้า", "cafe", "велосипед"].map(isUnspaced)).toEqual([true, true, false, false]);
});
