import { expect, test } from "vitest";
import { within, zoomAt } from "./zoom.ts";

const whole = { scale: 1, x: 0, y: 0 };

test("the point under the finger stays there when the picture is zoomed", () => {
  const at = { x: 100, y: -40 };
  const zoom = zoomAt(whole, 2, at);
  // A point p of the picture is rendered at x + p * scale; under the finger was p = 100.
  expect(zoom.x + 100 * zoom.scale).toBeCloseTo(100);
  expect(zoom.y + -40 * zoom.scale).toBeCloseTo(-40);
});

test("the scale is never below one, nor without limit", () => {
  expect(zoomAt({ scale: 2, x: 30, y: 30 }, 0.3, { x: 0, y: 0 })).toEqual(whole);
  expect(zoomAt(whole, 80, { x: 0, y: 0 }).scale).toBe(5);
});

test("a picture cannot be moved out of the view", () => {
  expect(within({ scale: 2, x: 900, y: -900 }, { x: 200, y: 300 })).toEqual({ scale: 2, x: 200, y: -300 });
  expect(within({ scale: 1, x: 50, y: 50 }, { x: 200, y: 300 })).toEqual(whole);
});
