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
  description: "What a card of an insight tells.",
  valuesConfig: {
    TREND: { description: "Which part of the subject more members write about than before." },
    CONSENSUS: { description: "What most agree on, and what is debated most." },
    GAP: { description: "What is asked for, and little written about." },
  },
});

const percentOf = (part: keyof typeof CONFIDENCE_WEIGHTS) => `${Math.round(100 * CONFIDENCE_WEIGHTS[part])} %`;

@ObjectType({
  description: `How sure a card is: ${percentOf("coverage")} coverage, ${percentOf("agreement")} agreement and ${percentOf("recency")} recency. 0 where it claims nothing.`,
  simpleResolvers: true,
})
export class InsightConfidence {
  @Field(() => Int, { description: "All of it, 0 to 100." })
  percent!: number;

  @Field(() => Float, {
    description: `From how many members the posts are, 0 to 1: ${spellNumber(COVERED_BY)} are enough for 1.`,
  })
  coverage!: number;

  @Field(() => Float, { description: "The share of what was found that the card's own posts are, 0 to 1." })
  agreement!: number;

  @Field(() => Float, {
    description: `The share of the card's posts that are of the last ${spellNumber(RECENT_DAYS)} days, 0 to 1.`,
  })
  recency!: number;
}

@ObjectType({ description: "A sentence of a card, with the posts that it rests on.", simpleResolvers: true })
export class InsightSentence {
  @Field(() => String, { description: "The sentence, as plain text." })
  text!: string;

  @Field(() => [ID], { description: "The numbers of the posts that it cites, at least one where it claims something." })
  postIds!: number[];
}

/** The GraphQL fields of a card; the resolver adds `posts`. */
@ObjectType({ description: "One thing that an insight tells.", simpleResolvers: true })
export class InsightCard {
  @Field(() => InsightKind, { description: "What kind of thing." })
  kind!: `${InsightKind}`;

  @Field(() => String, { description: "A heading." })
  title!: string;

  @Field(() => String, { description: "All its sentences, as plain text." })
  body!: string;

  @Field(() => [InsightSentence], { description: "Its sentences one by one, each with the posts that it cites." })
  sentences!: InsightSentence[];

  @Field(() => Boolean, { description: "Whether there was enough to tell something; if not, the text says so." })
  isEnough!: boolean;

  @Field(() => InsightConfidence, { description: "How sure it is, and why." })
  confidence!: InsightConfidence;

  @Field(() => [String], { description: `The tags that it is about, without #, at most ${spellNumber(TAGS_MAX)}.` })
  tags!: string[];

  @Field(() => Int, { description: "How many of the posts that were found belong to it." })
  relatedCount!: number;

  @Field(() => String, { description: "A search for ideas that finds them." })
  relatedQuery!: string;

  @Field(() => Boolean, { description: "Whether a model worded it, from the posts alone." })
  isWorded!: boolean;
}

/** The GraphQL fields of an `InsightView`. */
@ObjectType({
  description: "What the viewer asked of the community's ideas, and what came of it. Nobody else sees it.",
  simpleResolvers: true,
})
export class Insight {
  @Field(() => ID, { description: "Its number." })
  id!: number;

  @Field(() => String, { description: "The question." })
  prompt!: string;

  @Field(() => DateTime, { description: "When it was asked." })
  createdAt!: string;

  @Field(() => Int, { description: `How many posts were found to the question, at most ${EVIDENCE_MAX}.` })
  foundCount!: number;

  @Field(() => Boolean, { description: `Whether that is enough, at least ${spellNumber(POSTS_MIN)} posts.` })
  isEnough!: boolean;

  @Field(() => [InsightCard], { description: "A trend, a consensus and a gap." })
  cards!: InsightCard[];
}

/** The GraphQL fields of a `WeekInsightsView`. */
@ObjectType({
  description: `What the public ideas of the last ${spellNumber(WEEK_DAYS)} days are about, computed now and then for everybody.`,
  simpleResolvers: true,
})
export class WeekInsights {
  @Field(() => Int, { description: `How many ideas it rests on, the newest ${EVIDENCE_MAX} at most.` })
  foundCount!: number;

  @Field(() => Boolean, { description: `Whether that is enough, at least ${spellNumber(POSTS_MIN)} posts.` })
  isEnough!: boolean;

  @Field(() => [InsightCard], { description: "A trend, a consensus and a gap." })
  cards!: InsightCard[];
}

export const { Connection: InsightConnection } = connectionOf(Insight);
