import { truncateWords } from "./text.ts";
import type { Cut } from "./text.ts";

/** A part of a text with a meaning; `start` and `end` count UTF-16 units, as JavaScript does. */
export interface Facet {
  start: number;
  end: number;
  kind: "MENTION" | "TAG" | "LINK";
  /** A username or a tag in lower case, or a full address. */
  value: string;
}

/** A piece of a text: plain, or a link. */
export interface Piece {
  text: string;
  facet: Facet | null;
}

/** Splits a text at its facets. A facet that lies outside of the text, or overlaps another, is left plain. */
export function piecesOf(text: string, facets: readonly Facet[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const facet of facets.toSorted((a, b) => a.start - b.start)) {
    if (facet.start < at || facet.end <= facet.start || facet.end > text.length) continue;
    if (facet.start > at) pieces.push({ text: text.slice(at, facet.start), facet: null });
    pieces.push({ text: text.slice(facet.start, facet.end), facet });
    at = facet.end;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), facet: null });
  return pieces;
}

/** Returns the first words of a text with the facets in them. A link at the end stays whole. */
export function cutWords(text: string, facets: readonly Facet[], count: number): Cut & { facets: Facet[] } {
  const cut = truncateWords(text, count);
  if (!cut.isCut) return { ...cut, facets: [...facets] };
  // A cut text ends in an ellipsis, before which the punctuation at the end of the last word was removed.
  const length = cut.text.length - 1;
  const broken = facets.find((facet) => facet.start < length && facet.end > length);
  const whole = broken ? `${text.slice(0, broken.end)}…` : cut.text;
  return { text: whole, isCut: true, facets: facets.filter((facet) => facet.end < whole.length) };
}
