import * as z from "zod";
import { howMany, idNumber, moment } from "#server/rest/answers";
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
    confidence_parts: z.object({ coverage: share, agreement: share, recency: share }),
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
