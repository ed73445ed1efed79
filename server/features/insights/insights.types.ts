import "reflect-metadata";
import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import { Charged } from "#server/graphql/cost/charges";
import {
  CONFIDENCE_WEIGHTS,
  COVERED_BY,
  RECENT_DAYS,
  TAGS_MAX,
} from "#server/features/insights/cards/cards.clusters.model";
import { REMARKS_MAX } from "#server/features/insights/answers/answers.talk.model";
import { SENTENCES_MAX, SOURCES_MAX } from "#server/features/insights/answers/answers.quoting.model";
import { EVIDENCE_MAX, type InsightPersonView, KINDS, WEEK_DAYS } from "./insights.model.ts";
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

const percentOf = (part: keyof typeof CONFIDENCE_WEIGHTS) => `${Math.round(100 * CONFIDENCE_WEIGHTS[part])}%`;

@ObjectType({
  description: `The confidence of a card: how far its posts meet the question. Without a question, ${percentOf("coverage")} coverage, ${percentOf("agreement")} agreement and ${percentOf("recency")} recency. 0 if the card makes no claim.`,
  simpleResolvers: true,
})
export class InsightConfidence {
  @Field(() => Int, { description: "The overall confidence, 0 to 100." })
  percent!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "Share of the question's words that stand in the cited posts, 0 to 1; null where no question was asked.",
  })
  met!: number | null;

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

@ObjectType({ description: "Words of a member on which an answer rests.", simpleResolvers: true })
export class InsightQuote {
  @Field(() => ID, { description: "Id of the post that holds the words, or below which the comment stands." })
  postId!: number;

  @Field(() => ID, { nullable: true, description: "Id of the comment that holds the words; null if the post does." })
  commentId!: number | null;

  @Field(() => String, { description: "The words, as they stand there." })
  quote!: string;

  authorId!: number;
}

@ObjectType({ description: "A sentence of an answer.", simpleResolvers: true })
export class InsightAnswerSentence {
  @Field(() => String, { description: "The sentence, as plain text." })
  text!: string;

  @Field(() => [Int], { description: "The positions of its sources in the list of sources, from 0." })
  sources!: number[];
}

@ObjectType({ description: "An answer in members' own words.", simpleResolvers: true })
export class InsightAnswer {
  @Field(() => String, { description: `The whole paragraph of at most ${spellNumber(SENTENCES_MAX)} sentences.` })
  text!: string;

  @Charged({ atMost: SENTENCES_MAX })
  @Field(() => [InsightAnswerSentence], { description: "The sentences of the paragraph with their sources." })
  sentences!: InsightAnswerSentence[];

  @Charged({ atMost: SOURCES_MAX })
  @Field(() => [InsightQuote], { description: "The words on which the answer rests, those that meet it best first." })
  sources!: InsightQuote[];

  @Field(() => Boolean, { description: "Whether a language model worded the answer, from these words only." })
  isWorded!: boolean;
}

/** The GraphQL fields of an `InsightPersonView`; the resolver adds `user`. */
@ObjectType({ description: "A member who knows about the question, by what they wrote.", simpleResolvers: true })
export class InsightPerson {
  userId!: number;

  @Field(() => String, { description: "What the member wrote about it." })
  reason!: string;

  @Field(() => [ID], { description: "Ids of these posts; the reason names the first." })
  postIds!: number[];
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

  @Field(() => InsightAnswer, {
    nullable: true,
    description: "The answer in members' own words; null if nothing that the viewer may see answers the question.",
  })
  answer!: InsightAnswer | null;

  people!: InsightPersonView[];

  @Charged({ atMost: REMARKS_MAX })
  @Field(() => [InsightQuote], { description: "Objections in comments to posts about the question." })
  disputed!: InsightQuote[];

  @Charged({ atMost: REMARKS_MAX })
  @Field(() => [InsightQuote], { description: "Questions to posts about it that nobody has answered." })
  unanswered!: InsightQuote[];

  @Field(() => [String], { description: "Words of the question that nobody here has written, in lowercase." })
  unknownWords!: string[];

  @Field(() => [String], { description: "Tags of what comes nearest to the question, if there is no answer." })
  nearestTopics!: string[];

  @Field(() => Float, {
    nullable: true,
    description:
      "How far the question was met, 0 to 1: the share of its words and names in the cited passages. Null for older insights.",
  })
  confidence!: number | null;

  @Charged({ atMost: KINDS.length })
  @Field(() => [InsightCard], {
    description:
      "The findings, as far as there are any: a trend, a consensus and a gap. One card says so if there is none.",
  })
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

  @Charged({ atMost: KINDS.length })
  @Field(() => [InsightCard], { description: "The findings: a trend, a consensus and a gap." })
  cards!: InsightCard[];
}

export const { Connection: InsightConnection } = connectionOf(Insight);
