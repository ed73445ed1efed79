import type { Highlighted, Range } from "#server/features/search/search.model";

/** Mark the matches of PostgreSQL in a text. They are private characters, which are removed from the text before. */
export const MARKS = { start: "\u{E000}", end: "\u{E001}" } as const;

/** A marked text as a plain one, on one line, and where its marks were. */
export function unmarked(headline: string): Highlighted {
  const ranges: Range[] = [];
  let text = "";
  let start: number | null = null;
  for (const part of headline
    .replace(/\s+/gu, " ")
    .trim()
    .split(/([\u{E000}\u{E001}])/u)) {
    if (part === MARKS.start) start = text.length;
    else if (part === MARKS.end && start !== null) {
      if (text.length > start) ranges.push({ start, end: text.length });
      start = null;
    } else if (part !== MARKS.end) text += part;
  }
  return { text, ranges: joined(ranges) };
}

/** Joins ranges that touch each other. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last && range.start <= last.end) last.end = range.end;
    else result.push({ ...range });
  }
  return result;
}

/** Marks the parts of a text that equal another text, in any case. */
export function marked(text: string, part: string): Highlighted {
  const start = part === "" ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  // Some characters change their length with their case: then nothing is marked rather than the wrong part.
  const isThere = start >= 0 && text.slice(start, start + part.length).toLowerCase() === part.toLowerCase();
  return { text, ranges: isThere ? [{ start, end: start + part.length }] : [] };
}

/** Marks the beginnings of words in a text that were typed. */
export function markedWords(text: string, words: readonly string[]): Highlighted {
  const ranges: Range[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const typed = words.filter((one) => word.toLowerCase().startsWith(one)).toSorted((a, b) => b.length - a.length)[0];
    if (typed) ranges.push({ start: index, end: index + typed.length });
  }
  return { text, ranges };
}

/** Returns a text's beginning on one line, cut where a word ends. */
export function beginningOf(text: string, length: number): string {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line.length <= length) return line;
  const end = line.lastIndexOf(" ", length);
  return `${line.slice(0, end > length / 2 ? end : length).replace(/\p{Surrogate}$/u, "")}…`;
}
