import { OPERATORS, parseQuery } from "./search.rules.ts";

/** A part of a query that looks like an operator and was read as words, with what may have been meant. */
export interface Hint {
  token: string;
  suggestion: string | null;
}

const HINTS_MAX = 5;
/** A name, a colon and a value, or a word in capitals that other searches know. Addresses of pages are none. */
const OPERATOR_LIKE = /^-?(\p{L}+):(?!\/\/)(\S+)$/u;
const WORD_LIKE = /^(?:OR|AND|NOT)$/;
/** A name may differ from a known one in so many characters. */
const TYPOS_MAX = 2;

/** Finds what a search does not understand: it is read as words, and the member learns of it. */
export function hintsOf(query: string): Hint[] {
  const tokens = query
    .replace(/-?"[^"]*"?/gu, " ")
    .split(/\s+/u)
    .filter((token) => WORD_LIKE.test(token) || (OPERATOR_LIKE.test(token) && !isKnown(token)));
  return [...new Set(tokens)].slice(0, HINTS_MAX).map((token) => ({ token, suggestion: suggestionFor(token) }));
}

/** A known operator leaves no words. */
const isKnown = (token: string) => parseQuery(token).terms.length === 0;

function suggestionFor(token: string): string | null {
  const [, name = "", value = ""] = OPERATOR_LIKE.exec(token) ?? [];
  const nearest = OPERATORS.map((known) => ({ known, typos: distance(name.toLowerCase(), known) }))
    .filter(({ known, typos }) => typos <= Math.min(TYPOS_MAX, known.length - 2))
    .toSorted((a, b) => a.typos - b.typos)[0]?.known;
  const candidates = nearest === undefined ? [] : [`${nearest}:${value}`, ...(nearest === "has" ? ["has:image"] : [])];
  return candidates.find((candidate) => candidate !== token && isKnown(candidate)) ?? null;
}

/** The number of characters to add, remove or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (character === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
