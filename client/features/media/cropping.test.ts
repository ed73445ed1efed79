import { describe, expect, test } from "vitest";
import { partOf, cropAt, positionOf, wholeCrop, within, ZOOM_MAX } from "./cropping.ts";

const landscape = { width: 1200, height: 600 };

describe("the crop of a picture", () => {
  test("contains as much as the new shape allows, around the centre", () => {
    expect(partOf(landscape, 1, wholeCrop(landscape))).toEqual({ x: 300, y: 0, width: 600, height: 600 });
    expect(partOf(landscape, 3, wholeCrop(landscape))).toEqual({ x: 0, y: 100, width: 1200, height: 400 });
  });

  test("shrinks around the same centre when zooming in", () => {
    expect(partOf(landscape, 1, { zoom: 2, x: 600, y: 300 })).toEqual({ x: 450, y: 150, width: 300, height: 300 });
  });

  test("never has an edge outside the picture", () => {
    expect(partOf(landscape, 1, { zoom: 1, x: -500, y: 9_000 })).toEqual({ x: 0, y: 0, width: 600, height: 600 });
    expect(within(landscape, 1, { zoom: 99, x: 600, y: 300 }).zoom).toBe(ZOOM_MAX);
    expect(within(landscape, 1, { zoom: 0.1, x: 600, y: 300 }).zoom).toBe(1);
  });

  test("can be moved from one edge to the other where it is smaller than the picture", () => {
    const crop = wholeCrop(landscape);
    expect(positionOf(landscape, 1, crop)).toMatchObject({ x: 0.5, y: 0.5, freeX: 600, freeY: 0 });
    expect(partOf(landscape, 1, cropAt(landscape, 1, crop, { x: 1 })).x).toBe(600);
    expect(partOf(landscape, 1, cropAt(landscape, 1, crop, { x: 0 })).x).toBe(0);
    expect(cropAt(landscape, 1, crop, { y: 1 })).toEqual(crop);
  });
});
