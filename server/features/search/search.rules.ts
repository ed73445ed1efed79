import * as z from "zod/mini";
import { parseDay } from "#server/core/moments.rules";
import { isBlank, isStorable, lengthOf } from "#server/core/text.rules";
import { CATEGORIES } from "#server/core/categories.rules";
import { oneOf } from "#server/core/textField.rules";
import { toTag } from "#server/features/posts/posts.limits.rules";

export const QUERY_MIN = 2;
export const QUERY_MAX = 100;
/** Tags that a member may follow. */
export const FOLLOWED_TAGS_MAX = 200;
/** The number of words and tags of a query that count; further ones are ignored. */
const WORDS_MAX = 12;
const TAGS_MAX = 5;

export const SEARCH_KINDS = ["ideas", "people", "tags"] as const;
export type SearchKindName = (typeof SEARCH_KINDS)[number];

const TOO_SHORT = `Type at least ${QUERY_MIN} characters`;
export const TOO_MANY_TAGS_FOLLOWED = `You can follow up to ${FOLLOWED_TAGS_MAX} tags. Please unfollow one first.`;

/** A search. Wildcards and signs of query languages in it stand for themselves. */
export const searchInput = z.object({
  query: z.string("A search must be text").check(
    z.refine(isStorable, "A search contains characters that cannot be searched for"),
    z.trim(),
    z.refine((text) => lengthOf(text) >= QUERY_MIN && !isBlank(text), TOO_SHORT),
    z.refine((text) => lengthOf(text) <= QUERY_MAX, `A search can have at most ${QUERY_MAX} characters`),
  ),
  kind: z._default(z.enum(SEARCH_KINDS, "A search must be for ideas, people or tags"), "ideas"),
  category: z.nullish(oneOf(CATEGORIES, "Please choose one of the categories")),
});
export type SearchInput = z.input<typeof searchInput>;

/** A word that must be there, or must not; several words stand for a phrase. */
interface Term {
  words: string;
  isPhrase: boolean;
  isExcluded: boolean;
}

/** A query as the server parses it, and as the client shows its parts as chips. */
export interface ParsedQuery {
  terms: Term[];
  from: string | null;
  tags: string[];
  /** Days, `2026-01-31`: shared before its beginning, or on it and later. */
  before: string | null;
  after: string | null;
  hasImage: boolean;
}

/** A quoted phrase, or anything up to the next space, with the minus in front of it. */
const PART = /(-?)(?:"([^"]*)"?|(\S+))/gu;
/** The operators that a search knows. */
export const OPERATORS = ["from", "tag", "before", "after", "has"] as const;
const OPERATOR = new RegExp(`^(${OPERATORS.join("|")}):(.+)$`, "iu");

/**
 * Takes a query apart. An operator that says nothing (`before:tomorrow`, `has:luck`) is read as words, so that nobody
 * searches in vain for what they did not mean.
 */
export function parseQuery(query: string): ParsedQuery {
  const parsed: ParsedQuery = { terms: [], from: null, tags: [], before: null, after: null, hasImage: false };
  for (const [, minus = "", phrase, word = ""] of query.matchAll(PART)) {
    if (phrase !== undefined) addTerm(parsed, { words: wordsOf(phrase), isPhrase: true, isExcluded: minus !== "" });
    else if (minus !== "" || !isOperator(parsed, word)) addWord(parsed, word, minus !== "");
  }
  return parsed;
}

function isOperator(parsed: ParsedQuery, word: string): boolean {
  const hashtag = /^#([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)$/u.exec(word)?.[1];
  const [, name = "", value = ""] = OPERATOR.exec(word) ?? [];
  const day = parseDay(value);
  switch (hashtag ? "tag" : name.toLowerCase()) {
    case "from":
      parsed.from = value.replace(/^@/, "").toLowerCase();
      return true;
    case "tag":
      if (parsed.tags.length < TAGS_MAX) parsed.tags.push(toTag((hashtag ?? value).replace(/^#/, "")));
      return true;
    case "before":
      parsed.before = day ?? parsed.before;
      return day !== null;
    case "after":
      parsed.after = day ?? parsed.after;
      return day !== null;
    case "has":
      if (!/^(images?|pictures?|photos?)$/iu.test(value)) return false;
      parsed.hasImage = true;
      return true;
    default:
      return false;
  }
}

/**
 * Keeps the words and numbers of a text, with a space for everything else, so that no sign of a query language is left.
 */
const wordsOf = (text: string) =>
  text
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

function addWord(parsed: ParsedQuery, word: string, isExcluded: boolean): void {
  const words = wordsOf(word);
  // `time-series` is found as two words, wherever they stand; taken out, only where they stand together.
  if (isExcluded) addTerm(parsed, { words, isPhrase: words.includes(" "), isExcluded });
  else for (const one of words.split(" ")) addTerm(parsed, { words: one, isPhrase: false, isExcluded });
}

function addTerm(parsed: ParsedQuery, term: Term): void {
  // In "tea or coffee" the word "or" means nothing, so the query looks for the other two.
  if (term.words === "" || (!term.isPhrase && term.words === "or")) return;
  if (parsed.terms.length < WORDS_MAX) parsed.terms.push(term);
}

/** Checks whether a query looks for nothing: it has only signs, or only words that must not occur. */
export const asksNothing = ({ terms, from, tags, before, after, hasImage }: ParsedQuery): boolean =>
  terms.every(({ isExcluded }) => isExcluded) && !from && tags.length === 0 && !before && !after && !hasImage;

/** Returns the words of a query without operators and without excluded words. */
export const plainWords = ({ terms }: ParsedQuery): string =>
  terms
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ words }) => words)
    .join(" ");
