import { asksNothing, BOOKMARKS, OPERATORS, parseQuery } from "./search.rules.ts";

/** A part of a query that was not understood, with what may have been meant. */
export interface Hint {
  token: string;
  suggestion: string | null;
}

/** A group or member that a query names and that there is not, as `in:offgrid`, with the nearest name that there is. */
export interface Missing {
  token: string;
  nearest: string | null;
}

const HINTS_MAX = 5;
/** A part of a query: an operator may have a quoted value. */
const TOKEN = /-?\p{L}+:"[^"]*"?|-?"[^"]*"?|\S+/gu;
/** A name, a colon and a value, or a word in capitals that other searches know. Addresses of pages are none. */
const OPERATOR_LIKE = /^-?(\p{L}+):(?!\/\/)"?([^"]+)"?$/u;
const WORD_LIKE = /^(?:AND|NOT)$/;
/** An operator that says nothing. */
const WITHOUT_VALUE = new RegExp(`^-?(?:${OPERATORS.join("|")}):"*$`, "iu");
/** What a post may have, with other names of it. */
const KINDS: Record<string, readonly string[]> = {
  image: ["image", "picture", "photo", "drawing", "img"],
  video: ["video", "film", "movie", "clip"],
};
/** A name may differ from a known one in so many characters. */
const TYPOS_MAX = 2;

/**
 * Finds what a search does not understand, so that the member learns of it: what it reads as words, names of nobody and
 * nothing, an OR that joins no words, and words to leave out where nothing is looked for.
 */
export function hintsOf(query: string, missing: readonly Missing[] = []): Hint[] {
  const parsed = parseQuery(query);
  const all = query.match(TOKEN) ?? [];
  const isOrLost = all.filter((token) => token === "OR").length > parsed.terms.filter((t) => t.isAlternative).length;
  const isEmpty = asksNothing(parsed);
  const tokens = all.filter(
    (token) =>
      (token === "OR" && isOrLost) ||
      (isEmpty && /^-./u.test(token)) ||
      isNotUnderstood(token) ||
      !!missingOf(missing, token),
  );
  return [...new Set(tokens)].slice(0, HINTS_MAX).map((token) => {
    const named = missingOf(missing, token);
    return { token, suggestion: named ? nameNear(named) : suggestionFor(token) };
  });
}

/** The names that a query has in quotes after an operator, as `in:"Solar people"`: none of them is understood. */
export function quotedNames(query: string, operator: "in" | "from"): string[] {
  return (query.match(TOKEN) ?? []).flatMap((token) => {
    const [, name = "", value = ""] = token.includes('"') ? (OPERATOR_LIKE.exec(token) ?? []) : [];
    return name.toLowerCase() === operator && !token.startsWith("-") ? [value] : [];
  });
}

const missingOf = (missing: readonly Missing[], token: string) => {
  const bare = token
    .toLowerCase()
    .replaceAll('"', "")
    .replace(/^from:@/, "from:");
  return missing.find((one) => one.token.toLowerCase() === bare);
};

const isNotUnderstood = (token: string) =>
  WORD_LIKE.test(token) || WITHOUT_VALUE.test(token) || (OPERATOR_LIKE.test(token) && !isKnown(token));

/** A known operator leaves no words. */
const isKnown = (token: string) => !token.includes('"') && parseQuery(token).terms.length === 0;

function suggestionFor(token: string): string | null {
  // What is to be left out is no operator, and the operator without the minus says the opposite.
  const [, name = "", value = ""] = token.startsWith("-") ? [] : (OPERATOR_LIKE.exec(token) ?? []);
  const nearest = OPERATORS.map((known) => ({ known, typos: distance(name.toLowerCase(), known) }))
    .filter(({ known, typos }) => typos <= Math.min(TYPOS_MAX, known.length - 2))
    .toSorted((a, b) => a.typos - b.typos)[0]?.known;
  const candidates =
    nearest === undefined
      ? []
      : [`${nearest}:${value.trim().replace(/\s+/gu, "-")}`, ...(nearest === "has" ? [kindNear(value)] : [])];
  return candidates.find((candidate) => candidate !== token && isKnown(candidate)) ?? null;
}

/** The kind of thing whose names are most similar to a value. */
function kindNear(value: string): string {
  const names = Object.entries(KINDS).flatMap(([kind, others]) =>
    others.map((name) => ({ kind, typos: distance(value.toLowerCase(), name) })),
  );
  return `has:${names.toSorted((a, b) => a.typos - b.typos)[0]?.kind ?? "image"}`;
}

/** The bookmarks, if their name was meant, else the nearest name. */
function nameNear({ token, nearest }: Missing): string | null {
  const [operator = "", name = ""] = token.split(":");
  if (operator === "in" && distance(name.toLowerCase(), BOOKMARKS) <= TYPOS_MAX) return `in:${BOOKMARKS}`;
  return nearest === null ? null : `${operator}:${nearest}`;
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
