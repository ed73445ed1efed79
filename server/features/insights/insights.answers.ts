import * as z from "zod";
import { howMany, idNumber, moment } from "#server/rest/answers";
import { spellNumber } from "#server/core/text.rules";
import { friendAnswer } from "#server/features/bonds/bonds.answers";
import { SENTENCES_MAX } from "#server/features/insights/answers/answers.quoting.model";
import { KINDS } from "./insights.model.ts";

const percent = z
  .int()
  .min(0)
  .max(100)
  .meta({ examples: [67] });
const share = z
  .number()
  .min(0)
  .max(1)
  .meta({ examples: [0.67] });
const postIds = z.array(idNumber).meta({ description: "The posts that support it." });
const relatedQuery = z
  .string()
  .meta({ description: "A search query that finds more such posts.", examples: ["tools"] });

const cardAnswer = z
  .object({
    kind: z.enum(KINDS),
    title: z.string().meta({ examples: ["More people write about tools"] }),
    body: z.string().meta({ examples: ["Twice as many members share their tools as a month ago."] }),
    sentences: z.array(
      z.object({
        text: z.string().meta({ examples: ["Twice as many members share their tools as a month ago."] }),
        post_ids: postIds,
      }),
    ),
    is_enough: z.boolean().meta({ description: "Whether there were enough posts for a statement." }),
    isEnough: z.boolean(),
    confidence: percent,
    confidence_parts: z.object({ met: share.nullable(), coverage: share, agreement: share, recency: share }),
    tags: z.array(z.string().meta({ examples: ["tools"] })),
    related_count: howMany,
    relatedCount: howMany,
    related_query: relatedQuery,
    relatedQuery,
    post_ids: postIds,
    is_worded: z.boolean().meta({ description: "Whether a language model worded the card." }),
    isWorded: z.boolean(),
  })
  .meta({
    id: "InsightCard",
    description: "A trend, a consensus, or a gap: something that members ask about and few write about.",
  });
export type CardAnswer = z.infer<typeof cardAnswer>;

const quoteAnswer = z
  .object({
    post_id: idNumber,
    postId: idNumber,
    comment_id: idNumber.nullable().meta({ description: "The comment that holds the words; null if the post does." }),
    commentId: idNumber.nullable(),
    author: z
      .string()
      .nullable()
      .meta({ description: "The name of who wrote the words.", examples: ["Ada"] }),
    quote: z.string().meta({
      description: "The words, as they stand there.",
      examples: ["I lend my ladder to the whole street."],
    }),
  })
  .meta({ id: "InsightQuote", description: "Words of a member on which an answer rests." });
export type QuoteAnswer = z.infer<typeof quoteAnswer>;

const answerAnswer = z
  .object({
    text: z.string().meta({
      description: `A paragraph of at most ${spellNumber(SENTENCES_MAX)} sentences.`,
      examples: ["Ada: “I lend my ladder to the whole street.”"],
    }),
    sentences: z.array(
      z.object({
        text: z.string().meta({ examples: ["Ada: “I lend my ladder to the whole street.”"] }),
        sources: z.array(z.int()).meta({ description: "Positions of its sources, from 0.", examples: [[0]] }),
      }),
    ),
    sources: z.array(quoteAnswer),
    is_worded: z.boolean(),
    isWorded: z.boolean(),
  })
  .meta({ id: "InsightText", description: "An answer in members' own words." });

const personAnswer = z
  .object({
    user: friendAnswer,
    user_id: idNumber,
    userId: idNumber,
    name: z.string().meta({ examples: ["Ada"] }),
    reason: z.string().meta({ examples: ["Wrote “A ladder for the street”"] }),
    post_ids: postIds,
    postIds,
  })
  .meta({ id: "InsightPerson", description: "A member who knows about the question, by what they wrote." });

const unknownWords = z
  .array(z.string().meta({ examples: ["beekeeping"] }))
  .meta({ description: "Words of the question that nobody here has written." });
const topics = z
  .array(z.string().meta({ examples: ["tools"] }))
  .meta({ description: "Tags of what comes nearest to the question, if there is no answer." });

export const insightAnswer = z
  .object({
    id: idNumber,
    prompt: z.string().meta({ examples: ["What do members say about tools?"] }),
    created_at: moment,
    createdAt: moment,
    found_count: howMany.meta({ description: "Number of posts that were examined." }),
    foundCount: howMany,
    is_enough: z.boolean(),
    isEnough: z.boolean(),
    answer: answerAnswer
      .nullable()
      .meta({ description: "Null if nothing that the viewer may see answers the question." }),
    people: z.array(personAnswer).meta({ description: "Who knows about it." }),
    disputed: z.array(quoteAnswer).meta({ description: "Objections in comments to posts about the question." }),
    unanswered: z.array(quoteAnswer).meta({ description: "Questions to posts about it that nobody has answered." }),
    unknown_words: unknownWords,
    unknownWords,
    nearest_topics: topics,
    nearestTopics: topics,
    confidence: share.nullable().meta({
      description: "The share of the question's words and names in the cited passages; null for older insights.",
    }),
    cards: z.array(cardAnswer),
  })
  .meta({
    id: "Insight",
    description: "An answer to a question from the community's ideas; visible to the member who asked only.",
  });
export type InsightAnswer = z.infer<typeof insightAnswer>;

/** A page of a member's insights. */
export const insightsPage = { insights: z.array(insightAnswer), hasMore: z.boolean(), total: howMany };

/** What the week's ideas are about. */
export const weekFields = {
  found_count: howMany.meta({ description: "Number of public posts of the last seven days that were examined." }),
  foundCount: howMany,
  is_enough: z.boolean(),
  isEnough: z.boolean(),
  cards: z.array(cardAnswer),
};
