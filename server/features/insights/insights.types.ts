import "reflect-metadata";
import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import { CONFIDENCE_WEIGHTS, COVERED_BY, RECENT_DAYS, TAGS_MAX } from "./insights.clusters.model.ts";
import { EVIDENCE_MAX, WEEK_DAYS } from "./insights.model.ts";
import { POSTS_MIN } from "./insights.limits.rules.ts";

/** The kinds of cards, with the values of the column. */
export enum InsightKind {
  TREND = "trend",
  CONSENSUS = "consensus",
  GAP = "gap",
}

registerEnumType(InsightKind, {
  name: "InsightKind",
  description: "The kind of an insight card.",
  valuesConfig: {
    TREND: { description: "The part of the subject that more members write about than before." },
    CONSENSUS: { description: "What members agree on most, and what is debated most." },
    GAP: { description: "What is asked about often and written about rarely." },
  },
});

const percentOf = (part: keyof typeof CONFIDENCE_WEIGHTS) => `${Math.round(100 * CONFIDENCE_WEIGHTS[part])} %`;

@ObjectType({
  description: `The confidence of a card: ${percentOf("coverage")} coverage, ${percentOf("agreement")} agreement and ${percentOf("recency")} recency. 0 if the card makes no claim.`,
  simpleResolvers: true,
})
export class InsightConfidence {
  @Field(() => Int, { description: "The overall confidence, 0 to 100." })
  percent!: number;

  @Field(() => Float, {
    description: `Variety of authors, 0 to 1: posts by ${spellNumber(COVERED_BY)} members are enough for 1.`,
  })
  coverage!: number;

  @Field(() => Float, { description: "Share of the posts found that support the card, 0 to 1." })
  agreement!: number;

  @Field(() => Float, {
    description: `Share of the card's posts from the last ${spellNumber(RECENT_DAYS)} days, 0 to 1.`,
  })
  recency!: number;
}

@ObjectType({ description: "A sentence of a card with the posts that support it.", simpleResolvers: true })
export class InsightSentence {
  @Field(() => String, { description: "The sentence, as plain text." })
  text!: string;

  @Field(() => [ID], { description: "Ids of the cited posts; at least one if the sentence makes a claim." })
  postIds!: number[];
}

/** The GraphQL fields of a card; the resolver adds `posts`. */
@ObjectType({ description: "One finding of an insight.", simpleResolvers: true })
export class InsightCard {
  @Field(() => InsightKind, { description: "The kind of finding." })
  kind!: `${InsightKind}`;

  @Field(() => String, { description: "The heading." })
  title!: string;

  @Field(() => String, { description: "The whole text, as plain text." })
  body!: string;

  @Field(() => [InsightSentence], { description: "The sentences of the text, each with the posts that it cites." })
  sentences!: InsightSentence[];

  @Field(() => Boolean, { description: "Whether there were enough posts for a statement; if not, the text says so." })
  isEnough!: boolean;

  @Field(() => InsightConfidence, { description: "The confidence of the card, with its parts." })
  confidence!: InsightConfidence;

  @Field(() => [String], { description: `The card's tags, without #, at most ${spellNumber(TAGS_MAX)}.` })
  tags!: string[];

  @Field(() => Int, { description: "Number of the posts found that belong to the card." })
  relatedCount!: number;

  @Field(() => String, { description: "A search query for ideas that finds these posts." })
  relatedQuery!: string;

  @Field(() => Boolean, { description: "Whether a language model worded the card, from the posts only." })
  isWorded!: boolean;
}

/** The GraphQL fields of an `InsightView`. */
@ObjectType({
  description: "A question of the viewer about the community's ideas, with its answer. Visible to the viewer only.",
  simpleResolvers: true,
})
export class Insight {
  @Field(() => ID, { description: "The insight's id." })
  id!: number;

  @Field(() => String, { description: "The question." })
  prompt!: string;

  @Field(() => DateTime, { description: "When the question was asked." })
  createdAt!: string;

  @Field(() => Int, { description: `Number of posts found for the question, at most ${EVIDENCE_MAX}.` })
  foundCount!: number;

  @Field(() => Boolean, { description: `Whether enough posts were found: at least ${spellNumber(POSTS_MIN)}.` })
  isEnough!: boolean;

  @Field(() => [InsightCard], { description: "The findings: a trend, a consensus and a gap." })
  cards!: InsightCard[];
}

/** The GraphQL fields of a `WeekInsightsView`. */
@ObjectType({
  description: `The topics of the public ideas of the last ${spellNumber(WEEK_DAYS)} days, updated periodically for everyone.`,
  simpleResolvers: true,
})
export class WeekInsights {
  @Field(() => Int, { description: `Number of ideas that were examined: the newest, at most ${EVIDENCE_MAX}.` })
  foundCount!: number;

  @Field(() => Boolean, { description: `Whether enough posts were found: at least ${spellNumber(POSTS_MIN)}.` })
  isEnough!: boolean;

  @Field(() => [InsightCard], { description: "The findings: a trend, a consensus and a gap." })
  cards!: InsightCard[];
}

export const { Connection: InsightConnection } = connectionOf(Insight);
