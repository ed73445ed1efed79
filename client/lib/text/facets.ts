import { truncateWords } from "./text.ts";
import type { Cut } from "./text.ts";

/** A stretch of a text that means something; `start` and `end` count UTF-16 units, as JavaScript does. */
export interface Facet {
  start: number;
  end: number;
  kind: "MENTION" | "TAG" | "LINK";
  /** A username or a tag in lower case, or a full address. */
  value: string;
}

/** A text in pieces: plain ones, and those that lead somewhere. */
export interface Piece {
  text: string;
  facet: Facet | null;
}

/** Cuts a text at its facets. What lies outside of the text, or over another facet, is left plain. */
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

/** The first words of a text with the facets that stand in them. A link at the end is kept whole. */
export function cutWords(text: string, facets: readonly Facet[], count: number): Cut & { facets: Facet[] } {
  const cut = truncateWords(text, count);
  if (!cut.isCut) return { ...cut, facets: [...facets] };
  // What is cut ends in an ellipsis, before which the signs at the end of a word were taken away.
  const length = cut.text.length - 1;
  const broken = facets.find((facet) => facet.start < length && facet.end > length);
  const whole = broken ? `${text.slice(0, broken.end)}…` : cut.text;
  return { text: whole, isCut: true, facets: facets.filter((facet) => facet.end < whole.length) };
}
