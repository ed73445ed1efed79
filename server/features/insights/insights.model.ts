import type { StoredInsightCard, StoredSentence } from "#server/db/schema/explore";
import { type ParsedQuery, parseQuery } from "#server/features/search/search.rules";
import { CATEGORIES } from "#server/core/categories.rules";

/** An insight reads at most this many posts. */
export const EVIDENCE_MAX = 200;
/** A sentence or a card cites at most this many posts. */
export const CITED_MAX = 5;
/** The insights that nobody has to ask for are about so many days. */
export const WEEK_DAYS = 7;
/** Insights on a page of the REST face. */
export const PAGE_SIZE = 10;

/** The name of an insight in the message for a missing one. */
export const THIS_INSIGHT = "This insight";

export const KINDS = ["trend", "consensus", "gap"] as const;
export type Kind = (typeof KINDS)[number];

/** A card as the member who asked the question reads it. */
export interface InsightCardView {
  kind: Kind;
  title: string;
  body: string;
  sentences: StoredSentence[];
  isEnough: boolean;
  confidence: { percent: number; coverage: number; agreement: number; recency: number };
  tags: string[];
  relatedCount: number;
  relatedQuery: string;
  postIds: number[];
  isWorded: boolean;
}

/** A member's question and its answer. */
export interface InsightView {
  id: number;
  prompt: string;
  createdAt: string;
  foundCount: number;
  isEnough: boolean;
  cards: InsightCardView[];
}

/** What the week's public ideas are about. */
export interface WeekInsightsView {
  foundCount: number;
  isEnough: boolean;
  cards: InsightCardView[];
}

/** The facts of a post that an insight uses, from posts that the member may see. */
export interface Evidence {
  id: number;
  authorId: number;
  author: string;
  title: string | null;
  content: string;
  tags: string[];
  isPublic: boolean;
  likes: number;
  comments: number;
  bookmarks: number;
  /** The number of its comments that ask a question. */
  questions: number;
  createdAt: string;
}

/** A question as the search takes it. */
export interface Question {
  query: ParsedQuery;
  /** A category that it names. */
  category: string | null;
  /** Whether the question is about the community as a whole. */
  isGeneral: boolean;
}

/** Words that say nothing about the subject of a question. */
const EMPTY_WORDS = new Set(
  `about advice agree agreed all also answer any anybody anyone are argue around asking best better biggest change changes
  common community consensus current debate debated differ discuss discussed discussing discussion discussions do does doing
  everybody everyone gap gaps get getting give goes going good have help hot how idea ideas important insight insights
  interesting is it kind know last lately latest learn learned learning less lot main make makes many member members
  month months more most much need new now often opinion opinions people popular post posts problem problems question
  questions recent recently right same say saying says share shared should show some somebody someone start still
  summarise summarize summary take talk talked talking tell than that their them there these they thing things think
  thinking this those to today top topic topics towards trend trending trends try use used using want way ways we week
  weeks well what when where which who whose why will with work working works worth wrong year years you your`
    .split(/\s+/u)
    .filter((word) => word !== ""),
);

/** Time words, and how many days back they reach. */
const SPANS: [RegExp, number][] = [
  [/\b(today|last 24 hours)\b/iu, 1],
  [/\b(this|last|past) week\b/iu, 7],
  [/\b(this|last|past) month\b/iu, 30],
  [/\b(this|last|past) (quarter|three months)\b/iu, 90],
  [/\b(this|last|past) year\b/iu, 365],
];

const DAY_MS = 86_400_000;

/** Parses a question in plain words into its subject, its time and the category that it names. */
export function questionOf(prompt: string, now: number): Question {
  const parsed = parseQuery(prompt);
  const terms = parsed.terms.filter(
    ({ words, isPhrase, isExcluded }) => isPhrase || isExcluded || !EMPTY_WORDS.has(words),
  );
  const days = SPANS.find(([words]) => words.test(prompt))?.[1];
  const after = parsed.after ?? (days === undefined ? null : new Date(now - days * DAY_MS).toISOString().slice(0, 10));
  const lower = prompt.toLowerCase();
  const category = CATEGORIES.find((name) => new RegExp(`\\b${name.toLowerCase()}\\b`, "u").test(lower)) ?? null;
  const isGeneral = terms.length === 0 && parsed.tags.length === 0 && parsed.from === null && category === null;
  return { query: { ...parsed, terms, after }, category, isGeneral };
}

/** The name of a post in a sentence. */
export function nameOf({ title, content }: Pick<Evidence, "title" | "content">): string {
  const line = (title ?? content).replace(/\s+/gu, " ").trim();
  if (line.length <= 80) return line;
  const end = line.lastIndexOf(" ", 79);
  return `${line.slice(0, end > 40 ? end : 79).replace(/\p{Surrogate}$/u, "")}…`;
}

/** Returns the ids of all posts that some cards cite. */
export const postsIn = (cards: readonly StoredInsightCard[]): number[] => [
  ...new Set(
    cards.flatMap(({ postIds, sentences }) => [...postIds, ...sentences.flatMap((sentence) => sentence.postIds)]),
  ),
];

/** The sentence of a card whose posts are all deleted or hidden. */
const NOTHING_LEFT = "The ideas that this insight was based on are no longer available.";

/**
 * Returns a stored card as it may be read today: without sentences whose posts are all deleted or hidden by now.
 * @param isThere whether a post can still be cited.
 */
export function toCardView(card: StoredInsightCard, isThere: (postId: number) => boolean): InsightCardView {
  const { confidence: percent, coverage, agreement, recency, ...rest } = card;
  const remaining = card.sentences
    .map(({ text, postIds }) => ({ text, cited: postIds.length, postIds: postIds.filter(isThere) }))
    .filter(({ cited, postIds }) => cited === 0 || postIds.length > 0)
    .map(({ text, postIds }) => ({ text, postIds }));
  const isGone = card.sentences.length > 0 && remaining.length === 0;
  const sentences = isGone ? [{ text: NOTHING_LEFT, postIds: [] }] : remaining;
  return {
    ...rest,
    sentences,
    body: sentences.map(({ text }) => text).join(" "),
    isEnough: card.isEnough && !isGone,
    confidence: isGone
      ? { percent: 0, coverage: 0, agreement: 0, recency: 0 }
      : { percent, coverage, agreement, recency },
    postIds: card.postIds.filter(isThere),
  };
}
