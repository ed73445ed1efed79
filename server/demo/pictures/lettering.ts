import { glyphs } from "./glyphs.ts";

type Face = keyof typeof glyphs;

interface Line {
  x: number;
  /** The position of the baseline. */
  y: number;
  size: number;
  fill: string;
  face?: Face;
  anchor?: "start" | "middle" | "end";
}

/** Returns the width of a text in pixels. */
export function widthOf(text: string, size: number, face: Face = "text"): number {
  let units = 0;
  for (const character of text) units += (glyphs[face][character] ?? glyphs[face]["?"] ?? [0])[0];
  return (units * size) / 1_000;
}

/** Draws a text as outlines, so that it looks the same on a machine without fonts. */
export function line(text: string, { x, y, size, fill, face = "text", anchor = "start" }: Line): string {
  const width = widthOf(text, size, face);
  const left = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
  let at = 0;
  let paths = "";
  for (const character of text) {
    const [advance, outline] = glyphs[face][character] ?? glyphs[face]["?"] ?? [0, ""];
    if (outline) paths += `<path transform="translate(${at} 0)" d="${outline}"/>`;
    at += advance;
  }
  const scale = size / 1_000;
  return `<g fill="${fill}" transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${scale})">${paths}</g>`;
}

/** Breaks a text at its spaces into lines of at most the given width. */
export function wrap(text: string, width: number, size: number, face: Face = "text"): string[] {
  const broken: string[] = [];
  let current = "";
  for (const word of text.split(" ")) {
    const longer = current ? `${current} ${word}` : word;
    if (current && widthOf(longer, size, face) > width) {
      broken.push(current);
      current = word;
    } else current = longer;
  }
  return current ? [...broken, current] : broken;
}

/** Draws several lines below each other, the first at `y`. */
export function lines(texts: readonly string[], { y, ...where }: Line, leading = 1.25): string {
  return texts.map((text, row) => line(text, { ...where, y: y + row * where.size * leading })).join("");
}
