/*
 * The colour that a community chooses for links and buttons must be read by everybody: WCAG 2.2 AA asks for a contrast
 * of 4.5 between text and its ground. The grounds are the surfaces of the two themes on which text stands; a test
 * compares them with those of the client.
 */

const CONTRAST_MIN = 4.5;

export const GROUNDS = {
  light: ["#f4f8f5", "#ffffff", "#ecf0ed", "#e3e8e3"],
  dark: ["#101110", "#171918", "#1f2320", "#282c28"],
} as const;
export type Theme = keyof typeof GROUNDS;

const HEX = /^#[0-9a-f]{6}$/;

/** Checks whether a text is a colour as `#096f59`. */
export const isColour = (text: string): boolean => HEX.test(text);

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The smallest contrast of a colour with the surfaces of a theme, rounded down to a tenth. */
export const contrastIn = (theme: Theme, colour: string): number =>
  Math.floor(Math.min(...GROUNDS[theme].map((ground) => contrast(colour, ground))) * 10) / 10;

/** Why a colour cannot be read on the surfaces of a theme; null if it can. */
export function colourFault(theme: Theme, colour: string): string | null {
  const reached = contrastIn(theme, colour);
  if (reached >= CONTRAST_MIN) return null;
  const way = theme === "light" ? "darker" : "lighter";
  return `The contrast with the ${theme} surfaces is ${reached.toFixed(1)} to 1, and text needs ${CONTRAST_MIN} to 1. Choose a ${way} colour.`;
}

/** Mixes a colour with another one: `share` of the first. */
export function mixed(colour: string, other: string, share: number): string {
  const [first, second] = [channels(colour), channels(other)];
  const parts = first.map((value, at) => Math.round(value * share + (second[at] ?? 0) * (1 - share)));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
