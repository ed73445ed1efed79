import type { CardAnswer, InsightAnswer } from "./insights.answers.ts";
import type { InsightCardView, InsightView, WeekInsightsView } from "./insights.model.ts";

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

/** Presents an insight in REST. */
export const presentInsight = ({ id, prompt, createdAt, foundCount, isEnough, cards }: InsightView): InsightAnswer => ({
  id,
  prompt,
  created_at: createdAt,
  createdAt,
  found_count: foundCount,
  foundCount,
  is_enough: isEnough,
  isEnough,
  cards: cards.map(presentCard),
});

/** Presents the insights of the week in REST. */
export const presentWeek = ({ foundCount, isEnough, cards }: WeekInsightsView) => ({
  found_count: foundCount,
  foundCount,
  is_enough: isEnough,
  isEnough,
  cards: cards.map(presentCard),
});
