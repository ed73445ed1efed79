import * as z from "zod/mini";
import { parseDay } from "#server/core/moments.rules";
import { isBlank, isStorable, lengthOf } from "#server/core/text.rules";
import { CATEGORIES } from "#server/core/categories.rules";
import { oneOf } from "#server/core/textField.rules";
import { ALPHABETIC, isTag, toTag, withoutSign } from "#server/features/posts/posts.limits.rules";

export const QUERY_MIN = 2;
export const QUERY_MAX = 100;
/** Tags that a member may follow. */
export const FOLLOWED_TAGS_MAX = 200;
/** The number of words and tags of a query that count; further ones are ignored. */
const WORDS_MAX = 12;
const TAGS_MAX = 5;

export const SEARCH_KINDS = ["ideas", "comments", "people", "tags"] as const;
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
  kind: z._default(z.enum(SEARCH_KINDS, "A search must be for ideas, comments, people or tags"), "ideas"),
  category: z.nullish(oneOf(CATEGORIES, "Please choose one of the categories")),
});
export type SearchInput = z.input<typeof searchInput>;

/** A word that must be there, or must not; several words stand for a phrase. */
interface Term {
  words: string;
  isPhrase: boolean;
  isExcluded: boolean;
  /** Whether this or the term before must be there: \`solar OR wind\`. */
  isAlternative: boolean;
}

/** A query as the server parses it, and as the client shows its parts as chips. */
export interface ParsedQuery {
  terms: Term[];
  from: string | null;
  tags: string[];
  /** Words with the signs of a tag, as `C++` or `node.js`: posts with this tag are first. */
  namedTags: string[];
  /** Days, `2026-01-31`: shared before its beginning, or on it and later. */
  before: string | null;
  after: string | null;
  hasImage: boolean;
  hasVideo: boolean;
  /** Only among the viewer's bookmarks. */
  isBookmarked: boolean;
  /** Only in the group with this address. */
  group: string | null;
}

/** A quoted phrase, or anything up to the next space, with the minus in front of it. */
const PART = /(-?)(?:"([^"]*)"?|(\S+))/gu;
/** Between two words, either of which may be there. */
const OR = "OR";
/** The operators that a search knows. */
export const OPERATORS = ["from", "tag", "before", "after", "has", "in"] as const;
const OPERATOR = new RegExp(`^(${OPERATORS.join("|")}):(.+)$`, "iu");

/**
 * Takes a query apart. An operator that says nothing (`before:tomorrow`, `has:luck`) is read as words, so that nobody
 * searches in vain for what they did not mean.
 */
export function parseQuery(query: string): ParsedQuery {
  const parsed: ParsedQuery = {
    terms: [],
    from: null,
    tags: [],
    namedTags: [],
    before: null,
    after: null,
    hasImage: false,
    hasVideo: false,
    isBookmarked: false,
    group: null,
  };
  let isAlternative = false;
  for (const [, minus = "", phrase, word = ""] of query.matchAll(PART)) {
    const isExcluded = minus !== "";
    const isJoined = isAlternative && !isExcluded && parsed.terms.at(-1)?.isExcluded === false;
    isAlternative = word === OR && !isExcluded;
    if (isAlternative) continue;
    if (phrase !== undefined)
      addTerm(parsed, { words: wordsOf(phrase), isPhrase: true, isExcluded, isAlternative: isJoined });
    else if (isExcluded || !isOperator(parsed, word)) addWord(parsed, word, isExcluded, isJoined);
  }
  return parsed;
}

/** The place that is no group. */
export const BOOKMARKS = "bookmarks";

/** A tag as texts have it: `#1` is searched for as a word. */
const hashtagIn = (word: string): string | undefined => {
  const name = toTag(withoutSign(word));
  return /^[#＃]/.test(word) && ALPHABETIC.test(name) && isTag(name) ? name : undefined;
};

function isOperator(parsed: ParsedQuery, word: string): boolean {
  const hashtag = hashtagIn(word);
  const [, name = "", value = ""] = OPERATOR.exec(word) ?? [];
  const day = parseDay(value);
  switch (hashtag ? "tag" : name.toLowerCase()) {
    case "from":
      parsed.from = value.replace(/^[@＠]/, "").toLowerCase();
      return true;
    case "tag":
      if (parsed.tags.length < TAGS_MAX) parsed.tags.push(hashtag ?? toTag(withoutSign(value)));
      return true;
    case "before":
      parsed.before = day ?? parsed.before;
      return day !== null;
    case "after":
      parsed.after = day ?? parsed.after;
      return day !== null;
    case "has":
      if (/^(images?|pictures?|photos?)$/iu.test(value)) parsed.hasImage = true;
      else if (/^videos?$/iu.test(value)) parsed.hasVideo = true;
      else return false;
      return true;
    case "in":
      if (!/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u.test(value)) return false;
      if (value.toLowerCase() === BOOKMARKS) parsed.isBookmarked = true;
      else parsed.group = value.toLowerCase();
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

/** The signs of tags, without which a word says something else. */
const SIGNED = /[.+#]/u;

function addWord(parsed: ParsedQuery, word: string, isExcluded: boolean, isAlternative: boolean): void {
  const words = wordsOf(word);
  if (!isExcluded && SIGNED.test(word) && isTag(word) && parsed.namedTags.length < TAGS_MAX)
    parsed.namedTags.push(toTag(word));
  // `time-series` is found as two words, wherever they stand; taken out or as one of two, only where they stand together.
  const isWhole = isExcluded || isAlternative;
  for (const one of isWhole ? [words] : words.split(" "))
    addTerm(parsed, { words: one, isPhrase: one.includes(" "), isExcluded, isAlternative });
}

function addTerm(parsed: ParsedQuery, term: Term): void {
  // In "tea or coffee" the word "or" means nothing, so the query looks for the other two.
  if (term.words === "" || (!term.isPhrase && term.words === "or")) return;
  if (parsed.terms.length < WORDS_MAX) parsed.terms.push(term);
}

/** Checks whether a query looks for nothing: it has only signs, or only words that must not occur. */
export const asksNothing = ({ terms, tags, namedTags, ...query }: ParsedQuery): boolean =>
  terms.every(({ isExcluded }) => isExcluded) &&
  tags.length === 0 &&
  namedTags.length === 0 &&
  Object.values(query).every((value) => !value);

/** Reads a place that is no group as words. */
export function withoutGroup(query: ParsedQuery): ParsedQuery {
  const read = { ...query, group: null, terms: [...query.terms] };
  addWord(read, query.group ?? "", false, false);
  return read;
}

/** Returns the words of a query without operators and without excluded words. */
export const plainWords = ({ terms }: ParsedQuery): string =>
  terms
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ words }) => words)
    .join(" ");
