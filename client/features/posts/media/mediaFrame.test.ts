import { rgbaToThumbHash } from "thumbhash";
import { expect, test } from "vitest";
import { frameOf, isNearlyWhite } from "./mediaFrame.ts";

const ratio = (width: number, height: number) => frameOf({ width, height }, "card").style.aspectRatio;

test("a picture on a card has its own shape, within a range that neither fills the page nor is a stripe", () => {
  expect(ratio(1600, 900)).toBe(1600 / 900);
  expect(ratio(2400, 1000)).toBe(2.4);
  expect(ratio(8000, 1000)).toBe(3);
  expect(ratio(1000, 4000)).toBe(0.8);
  expect(ratio(0, 0)).toBe(16 / 9);
  expect(frameOf({ width: 1000, height: 4000 }, "whole").style.aspectRatio).toBe(0.25);
});

test("a tall picture is shown whole", () => {
  expect(frameOf({ width: 1000, height: 1400 }, "card")["data-tall"]).toBe(true);
  expect(frameOf({ width: 1000, height: 1000 }, "card")["data-tall"]).toBeUndefined();
});

test("a picture on white paper is nearly white, a photo of a bright sky is not", () => {
  const placeholderOf = (...pixel: number[]) => {
    const [r = 0, g = 0, b = 0, a = 255] = pixel;
    return btoa(String.fromCharCode(...rgbaToThumbHash(4, 4, Array.from({ length: 16 }, () => [r, g, b, a]).flat())));
  };
  expect(isNearlyWhite(placeholderOf(247, 247, 247))).toBe(true);
  expect(isNearlyWhite(placeholderOf(150, 190, 235))).toBe(false);
  expect(isNearlyWhite(placeholderOf(40, 120, 110))).toBe(false);
  expect(isNearlyWhite(null)).toBe(false);
});
