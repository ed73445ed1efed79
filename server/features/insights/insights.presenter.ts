import { presentFriend } from "#server/features/bonds/bonds.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import type { Person } from "#server/features/people/people.model";
import type { CardAnswer, InsightAnswer, QuoteAnswer } from "./insights.answers.ts";
import type { AnswerView, InsightCardView, InsightView, QuoteView, WeekInsightsView } from "./insights.model.ts";

/** Presents a card of an insight in REST. */
const presentCard = (card: InsightCardView): CardAnswer => ({
  kind: card.kind,
  title: card.title,
  body: card.body,
  sentences: card.sentences.map(({ text, postIds }) => ({ text, post_ids: postIds })),
  is_enough: card.isEnough,
  isEnough: card.isEnough,
  confidence: card.confidence.percent,
  confidence_parts: {
    met: card.confidence.met,
    coverage: card.confidence.coverage,
    agreement: card.confidence.agreement,
    recency: card.confidence.recency,
  },
  tags: card.tags,
  related_count: card.relatedCount,
  relatedCount: card.relatedCount,
  related_query: card.relatedQuery,
  relatedQuery: card.relatedQuery,
  post_ids: card.postIds,
  is_worded: card.isWorded,
  isWorded: card.isWorded,
});

/** Presents words that an insight quotes in REST. */
const presentQuote = ({ postId, commentId, authorId, quote }: QuoteView, people: People): QuoteAnswer => ({
  post_id: postId,
  postId,
  comment_id: commentId,
  commentId,
  author: people.get(authorId)?.name ?? null,
  quote,
});

/** The members whom an insight names, by their ids. */
type People = ReadonlyMap<number, Person>;

/** Presents an insight in REST. */
export const presentInsight = (insight: InsightView, people: People, urlOf: UrlOf): InsightAnswer => ({
  id: insight.id,
  prompt: insight.prompt,
  created_at: insight.createdAt,
  createdAt: insight.createdAt,
  found_count: insight.foundCount,
  foundCount: insight.foundCount,
  is_enough: insight.isEnough,
  isEnough: insight.isEnough,
  answer: insight.answer && presentAnswer(insight.answer, people),
  people: insight.people.flatMap(({ userId, reason, postIds }) => {
    const person = people.get(userId);
    if (!person) return [];
    const { name } = person;
    return [{ user: presentFriend(person, urlOf), user_id: userId, userId, name, reason, post_ids: postIds, postIds }];
  }),
  disputed: insight.disputed.map((quote) => presentQuote(quote, people)),
  unanswered: insight.unanswered.map((quote) => presentQuote(quote, people)),
  unknown_words: insight.unknownWords,
  unknownWords: insight.unknownWords,
  nearest_topics: insight.nearestTopics,
  nearestTopics: insight.nearestTopics,
  confidence: insight.confidence,
  cards: insight.cards.map(presentCard),
});

const presentAnswer = (
  { text, sentences, sources, isWorded }: AnswerView,
  people: People,
): NonNullable<InsightAnswer["answer"]> => ({
  text,
  sentences,
  sources: sources.map((quote) => presentQuote(quote, people)),
  is_worded: isWorded,
  isWorded,
});

/** Presents the insights of the week in REST. */
export const presentWeek = ({ foundCount, isEnough, cards }: WeekInsightsView) => ({
  found_count: foundCount,
  foundCount,
  is_enough: isEnough,
  isEnough,
  cards: cards.map(presentCard),
});
