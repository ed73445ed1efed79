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
const postIds = z.array(idNumber).meta({ description: "The posts that it rests on." });
const relatedQuery = z.string().meta({ description: "Finds more of it by the search.", examples: ["tools"] });

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
    is_enough: z.boolean().meta({ description: "Whether there was enough to say something." }),
    isEnough: z.boolean(),
    confidence: percent,
    confidence_parts: z.object({ coverage: share, agreement: share, recency: share }),
    tags: z.array(z.string().meta({ examples: ["tools"] })),
    related_count: howMany,
    relatedCount: howMany,
    related_query: relatedQuery,
    relatedQuery,
    post_ids: postIds,
    is_worded: z.boolean().meta({ description: "Whether a model put it into words." }),
    isWorded: z.boolean(),
  })
  .meta({ id: "InsightCard", description: "A trend, what members agree on, or what nobody has answered yet." });
export type CardAnswer = z.infer<typeof cardAnswer>;

export const insightAnswer = z
  .object({
    id: idNumber,
    prompt: z.string().meta({ examples: ["What do members say about tools?"] }),
    created_at: moment,
    createdAt: moment,
    found_count: howMany.meta({ description: "Posts that it looked at." }),
    foundCount: howMany,
    is_enough: z.boolean(),
    isEnough: z.boolean(),
    cards: z.array(cardAnswer),
  })
  .meta({ id: "Insight", description: "What the community's ideas say to a question; nobody but its asker sees it." });
export type InsightAnswer = z.infer<typeof insightAnswer>;

/** A page of a member's insights. */
export const insightsPage = { insights: z.array(insightAnswer), hasMore: z.boolean(), total: howMany };

/** What the week's ideas are about. */
export const weekFields = {
  found_count: howMany.meta({ description: "Public posts of the last seven days that it looked at." }),
  foundCount: howMany,
  is_enough: z.boolean(),
  isEnough: z.boolean(),
  cards: z.array(cardAnswer),
};
