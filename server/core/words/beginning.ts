import { closed } from "./closed.rules.ts";

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Returns the last place at or before a position, in UTF-16 units, at which a text can be cut: between two signs as
 * people see them (👨‍👩‍👧‍👦, 👍🏽, हि). A sign that is longer than everything before the position is cut between its code points.
 */
export function cutAt(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const at = graphemes.segment(text.slice(0, position + SIGN_MAX)).containing(position)?.index ?? 0;
  if (at > 0) return at;
  return /[\uDC00-\uDFFF]/.test(text[position] ?? "") ? position - 1 : position;
}

/** A longer sign is none that anybody reads. */
const SIGN_MAX = 64;

/** Returns a text's beginning on one line, at most so many UTF-16 units and then "…", cut where a word or sign ends. */
export function beginningOf(text: string, length: number): string {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line.length <= length) return closed(line);
  const end = line.lastIndexOf(" ", length);
  return closed(`${line.slice(0, end > length / 2 ? end : cutAt(line, length))}…`);
}
