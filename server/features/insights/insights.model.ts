import { beginningOf } from "#server/core/words/beginning";
import type { StoredInsightCard, StoredQuote, StoredReport, StoredSentence } from "#server/db/schema/explore";

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
  confidence: { percent: number; met: number | null; coverage: number; agreement: number; recency: number };
  tags: string[];
  relatedCount: number;
  relatedQuery: string;
  postIds: number[];
  isWorded: boolean;
}

/** Words of a member on which an answer rests. */
export type QuoteView = StoredQuote;

/** A sentence of an answer, with the positions of its sources. */
interface AnswerSentence {
  text: string;
  sources: number[];
}

/** An answer in members' own words. */
export interface AnswerView {
  text: string;
  sentences: AnswerSentence[];
  sources: StoredQuote[];
  isWorded: boolean;
}

/** A member who wrote about the question. */
export interface InsightPersonView {
  userId: number;
  reason: string;
  postIds: number[];
}

/** What a question is answered with beside its cards. */
export interface ReportView {
  answer: AnswerView | null;
  people: InsightPersonView[];
  disputed: StoredQuote[];
  unanswered: StoredQuote[];
  unknownWords: string[];
  nearestTopics: string[];
  /** From 0 to 1; null for a question that was answered by cards alone. */
  confidence: number | null;
}

/** A member's question and its answer. */
export interface InsightView extends ReportView {
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

const NAME_MAX = 79;

/** The name of a post in a sentence. */
export const nameOf = ({ title, content }: Pick<Evidence, "title" | "content">): string =>
  beginningOf(title ?? content, NAME_MAX);

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
  const { confidence: percent, met = null, coverage, agreement, recency, ...rest } = card;
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
      ? { percent: 0, met: met && 0, coverage: 0, agreement: 0, recency: 0 }
      : { percent, met, coverage, agreement, recency },
    postIds: card.postIds.filter(isThere),
  };
}

/** Returns the quotes of a report. */
export const quotesIn = (report: StoredReport | null): StoredQuote[] =>
  report === null ? [] : [...(report.answer?.sources ?? []), ...report.disputed, ...report.unanswered];

/** Returns the posts that the reasons of a report name. */
export const reasonPostsIn = (report: StoredReport | null): number[] =>
  report?.people.flatMap(({ postIds }) => postIds) ?? [];

/**
 * Returns a stored report as it may be read today: without words that were changed, deleted or hidden since.
 * @param stands whether the words still stand where they stood.
 * @param isThere whether a post can still be cited.
 */
export function toReportView(
  report: StoredReport | null,
  stands: (quote: StoredQuote) => boolean,
  isThere: (postId: number) => boolean,
): ReportView {
  if (report === null) return NO_REPORT;
  const { answer, people, disputed, unanswered, ...rest } = report;
  const left = answer && remainingAnswer(answer, stands);
  return {
    ...rest,
    answer: left,
    confidence: answer && !left ? 0 : rest.confidence,
    // The reason names the first of the posts.
    people: people
      .filter(({ postIds }) => postIds[0] !== undefined && isThere(postIds[0]))
      .map(({ postIds, ...person }) => ({ ...person, postIds: postIds.filter(isThere) })),
    disputed: disputed.filter(stands),
    unanswered: unanswered.filter(stands),
  };
}

/** The report of an insight that was answered by cards alone. */
const NO_REPORT: ReportView = {
  answer: null,
  people: [],
  disputed: [],
  unanswered: [],
  unknownWords: [],
  nearestTopics: [],
  confidence: null,
};

/** An answer without the sentences whose words no longer stand; null if none is left. */
function remainingAnswer(
  { sentences, sources, isWorded }: NonNullable<StoredReport["answer"]>,
  stands: (quote: StoredQuote) => boolean,
): AnswerView | null {
  const remaining = sources.filter(stands);
  const left = sentences
    .filter((sentence) => sentence.sources.every((at) => remaining.includes(sources[at] as StoredQuote)))
    .map(({ text, sources: cited }) => ({
      text,
      sources: cited.map((at) => remaining.indexOf(sources[at] as StoredQuote)),
    }));
  if (left.length === 0) return null;
  return { text: left.map(({ text }) => text).join(" "), sentences: left, sources: remaining, isWorded };
}
