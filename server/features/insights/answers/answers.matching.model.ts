import type { Term } from "#server/features/insights/words/words.question.model";
import { type Token, tokensOf } from "#server/features/insights/words/words.model";
import { countStems, type ReadPost, type Sentence } from "./answers.passages.model.ts";

/*
 * How well a text holds the words of a question. A word counts the more the fewer posts hold it, and stands the stronger
 * the more often it occurs and the more prominent its place is, but each time by less (as in BM25 with fields). A word
 * that is named once in passing is worth less than one that a title has.
 */

/** What is known about the words of a question in the whole community. */
export interface Community {
  /** The number of its posts. */
  posts: number;
  /** By the word of a term, how many posts hold it; none for one that nobody uses. */
  holders: ReadonlyMap<string, number>;
}

/** A term with what it counts. */
export interface WeightedTerm extends Term {
  weight: number;
}

/** How often stems occur in a text. */
export type Stems = ReadonlyMap<string, number>;

/** A word that says little counts so much. */
const WEAK = 0.15;
/** Words that fewer posts hold count as if so many did: of the rarest nobody knows how rare they are. */
const HOLDERS_MIN = 5;
/** A word that nobody uses counts most: the question is likely to be about something else. */
const UNUSED = 1;
/** A word of the same family, "apprentice" for "apprenticeship", counts so much. */
const RELATED = 0.7;
/** Endings that make a word of the same family. */
const FAMILY = /^(er|est|or|ship|ist|ful|less|ness|ly|y|al|ment|ing|ian|abl|iti|ti|ic|ion|hood|man|work|s)$/u;
const FAMILY_STEM_MIN = 4;
/** In a title or a tag a word counts as if it stood in the text so often. */
const IN_TITLE = 1.5;
const IN_TAGS = 1.2;
/** Of a word that occurs so often, half of the strength is reached. */
const HALF = 0.55;

/** Returns what each term counts: the rarer its word, the more. */
export function weightedTerms(terms: readonly Term[], { posts, holders }: Community): WeightedTerm[] {
  return terms.map((term) => {
    const held = holders.get(term.word) ?? HOLDERS_MIN;
    const rarity = Math.log(1 + Math.max(posts, 1) / (held === 0 ? UNUSED : Math.max(held, HOLDERS_MIN)));
    return { ...term, weight: rarity * (term.isWeak ? WEAK : 1) };
  });
}

/** How well a stem stands for another: 1 for the same, less for one of its family, 0 for any other. */
export function likeness(wanted: string, held: string): number {
  if (wanted === held) return 1;
  const [short, long] = wanted.length < held.length ? [wanted, held] : [held, wanted];
  return short.length >= FAMILY_STEM_MIN && long.startsWith(short) && FAMILY.test(long.slice(short.length))
    ? RELATED
    : 0;
}

/** For each term, how often a text holds it. */
export function occurrences(terms: readonly Term[], stems: Stems): number[] {
  return terms.map(({ stem }) => {
    let times = 0;
    for (const [held, count] of stems) times += likeness(stem, held) * count;
    return times;
  });
}

/** The share of the terms' weight that is reached, each by its own strength from 0 to 1. */
export function shareOf(terms: readonly WeightedTerm[], strengths: readonly number[]): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const reached = terms.reduce((sum, { weight }, at) => sum + weight * Math.min(1, strengths[at] ?? 0), 0);
  return total === 0 ? 0 : reached / total;
}

/** The share of a question that stands in some texts. */
export const shareIn = (terms: readonly WeightedTerm[], texts: readonly string[]): number =>
  shareOf(terms, occurrences(terms, countStems(texts.flatMap(tokensOf))));

/** The strength of words from 0 to 1, by how often they occur in a text, its title and its tags. */
export function strengthsOf({ body, title, tags }: Record<"body" | "title" | "tags", readonly number[]>): number[] {
  return body.map((count, at) => {
    const times = count + IN_TITLE * Math.min(1, title[at] ?? 0) + IN_TAGS * Math.min(1, tags[at] ?? 0);
    return times / (times + HALF);
  });
}

/** A tag as words: "cash-flow" is two, and one for whoever writes it so. */
const tagTokens = (tags: readonly string[]): Token[] =>
  tags.flatMap((tag) => tokensOf(`${tag.replace(/[-_]/gu, " ")} ${tag.replace(/[-_]/gu, "")}`));

/** How often a post's title and tags hold some terms. Its category counts as a tag for a question about that. */
export function headingsOf(
  terms: readonly Term[],
  { title, tags, category }: ReadPost,
  sentences: readonly Sentence[],
  wanted: string | null,
): { title: number[]; tags: number[] } {
  // The first sentence stands in for the title of a post that has none.
  const heading = title === null ? (sentences[0]?.tokens ?? []) : tokensOf(title);
  const topics = wanted !== null && wanted === category ? [...tags, category] : tags;
  return {
    title: occurrences(terms, countStems(heading)),
    tags: occurrences(terms, countStems(tagTokens(topics))),
  };
}

/** The share of pairs of words that stand beside each other in a question and in a text. */
export function pairsIn(terms: readonly Term[], runs: readonly (readonly Token[])[]): number {
  const pairs = terms.slice(1).map(({ stem }, at) => `${terms[at]?.stem} ${stem}`);
  if (pairs.length === 0) return 0;
  const held = new Set(runs.flatMap((tokens) => tokens.slice(1).map(({ stem }, at) => `${tokens[at]?.stem} ${stem}`)));
  return pairs.filter((pair) => held.has(pair)).length / pairs.length;
}
