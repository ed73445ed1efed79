import { describe, expect, test } from "vitest";
import { colours } from "./tokens.ts";
import type { ColourName } from "./tokens.ts";

const GROUNDS: ColourName[] = [
  "bg.canvas",
  "bg.surface",
  "bg.raised",
  "bg.sunken",
  "bg.hover",
  "bg.pressed",
  "bg.selected",
];
const CALM_GROUNDS: ColourName[] = ["bg.surface", "bg.raised", "bg.canvas", "bg.hover"];
const KINDS = ["primary", "danger", "success", "warning", "info"] as const;

interface Pairs {
  front: ColourName[];
  on: ColourName[];
  atLeast: number;
}

/** The pairs of foreground and background, with the contrast that WCAG 2.2 AA (for body text AAA) requires. */
const PAIRS: Pairs[] = [
  { front: ["text.primary"], on: GROUNDS, atLeast: 7 },
  { front: ["text.secondary", "text.tertiary", "text.link"], on: GROUNDS, atLeast: 4.5 },
  { front: ["border.control", "border.focus"], on: GROUNDS, atLeast: 3 },
  { front: ["danger.text", "success.text", "warning.text", "info.text", "ai"], on: CALM_GROUNDS, atLeast: 4.5 },
  { front: ["like", "bookmark", "online"], on: CALM_GROUNDS, atLeast: 3 },
  { front: ["badge.bg"], on: ["bg.surface"], atLeast: 3 },
  { front: ["badge.on"], on: ["badge.bg"], atLeast: 4.5 },
  { front: ["ai"], on: ["ai.tint"], atLeast: 4.5 },
  ...KINDS.flatMap((kind): Pairs[] => [
    { front: [`${kind}.solid`], on: ["bg.surface"], atLeast: 3 },
    { front: [`${kind}.on`], on: [`${kind}.solid`], atLeast: 4.5 },
    { front: [`${kind}.tintText`], on: [`${kind}.tint`], atLeast: 4.5 },
  ]),
];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(PAIRS.flatMap(({ front, on, atLeast }) => front.map((name) => ({ name, on, atLeast }))))(
    "$name can be read: at least $atLeast",
    ({ name, on, atLeast }) => {
      for (const ground of on) {
        expect(contrast(colours[name][theme], colours[ground][theme]), `on ${ground}`).toBeGreaterThanOrEqual(atLeast);
      }
    },
  );
});

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
