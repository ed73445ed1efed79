import { cutAt } from "#server/core/words/beginning";
import { folded } from "#server/core/words/fold.rules";
import { unspacedRunsIn } from "#server/core/words/unspaced";
import type { Highlighted, Range } from "#server/features/search/search.model";

/** A word of a text. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** The excerpt of a longer text has so many characters, and as many of them before its first match. */
const EXCERPT_LENGTH = 240;
const BEFORE = 60;

/** Marks the words of a text that are among the folded words that a search has matched. */
export function matchedIn(text: string, matched: readonly string[]): Highlighted {
  const line = text.replace(/\s+/gu, " ").trim();
  const known = new Set(matched);
  const ranges: Range[] = [];
  for (const { 0: word, index } of line.matchAll(WORD)) {
    if (known.has(folded(word))) ranges.push({ start: index, end: index + word.length });
    // The search knows each two of their characters, and the last one.
    for (const { run, at } of unspacedRunsIn(word)) ranges.push(...pairsIn(run, index + at, known));
  }
  return { text: line, ranges: joined(ranges.toSorted((a, b) => a.start - b.start)) };
}

const pairsIn = (run: string, start: number, known: ReadonlySet<string>): Range[] =>
  [...run].flatMap((_, i) =>
    i < run.length && known.has(folded(run.slice(i, i + 2))) ? [{ start: start + i, end: start + i + 2 }] : [],
  );

/** The part of a text that has the most matches, cut where words end; null for a text without any. */
export function excerptOf(text: string, matched: readonly string[]): Highlighted | null {
  const whole = matchedIn(text, matched);
  const { ranges } = whole;
  if (ranges.length === 0) return null;
  const held = (from: number) =>
    ranges.filter(({ start, end }) => start >= from && end <= from + EXCERPT_LENGTH - BEFORE).length;
  const best = ranges.map(({ start }) => start).toSorted((a, b) => held(b) - held(a) || a - b)[0] ?? 0;
  const from = Math.max(0, Math.min(best - BEFORE, whole.text.length - EXCERPT_LENGTH));
  const start = from === 0 ? 0 : whole.text.indexOf(" ", from) + 1 || cutAt(whole.text, from);
  const isWhole = start + EXCERPT_LENGTH >= whole.text.length;
  const space = whole.text.lastIndexOf(" ", start + EXCERPT_LENGTH);
  const end = isWhole ? whole.text.length : space > best ? space : cutAt(whole.text, start + EXCERPT_LENGTH);
  return {
    text: whole.text.slice(start, end),
    ranges: ranges
      .filter((range) => range.start >= start && range.end <= end)
      .map((range) => ({ start: range.start - start, end: range.end - start })),
  };
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

/** Marks the part of a text that equals another text, once both are folded. */
export function marked(text: string, part: string): Highlighted {
  const typed = folded(part);
  const start = typed === "" ? -1 : folded(text).indexOf(typed);
  // Some characters change their length with their case: then nothing is marked rather than the wrong part.
  const end = start + part.length;
  const isThere = start >= 0 && folded(text.slice(start, end)) === typed;
  return { text, ranges: isThere ? [{ start, end }] : [] };
}

/** Marks the beginnings of words in a text that were typed. */
export function markedWords(text: string, words: readonly string[]): Highlighted {
  const ranges: Range[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const typed = words
      .filter((one) => folded(word).startsWith(folded(one)))
      .toSorted((a, b) => b.length - a.length)[0];
    if (typed) ranges.push({ start: index, end: index + typed.length });
  }
  return { text, ranges };
}
