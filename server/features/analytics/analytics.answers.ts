import * as z from "zod";
import { spellNumber } from "#server/core/text.rules";
import { postAnswer } from "#server/features/posts/posts.answers";
import { authorAnswer } from "#server/features/people/people.answers";
import { howMany, moment } from "#server/rest/answers";
import { TOP_POSTS, LATEST_VISITORS } from "./analytics.model.ts";
import { RANGES, SOURCES } from "./analytics.rules.ts";

/** The figures of a member. */
export const analyticsFields = {
  range: z.enum(RANGES),
  metrics: z.array(
    z
      .object({
        kind: z.enum(["profile_views", "post_impressions", "search_appearances"]),
        count: howMany,
        previous_count: howMany.meta({ description: "Over as many days before.", examples: [2] }),
        change_percent: z
          .int()
          .nullable()
          .meta({ description: "Null where there was nothing before.", examples: [50] }),
        progress: z
          .int()
          .meta({ description: "Beside the best range of the same length so far, 0 to 100.", examples: [100] }),
        series: z.array(
          z.object({ day: z.string().meta({ format: "date", examples: ["2026-03-01"] }), count: howMany }),
        ),
      })
      .meta({ id: "Figure", description: "How often something of the member's was seen." }),
  ),
};
const analyticsAnswer = z.object(analyticsFields);
export type AnalyticsAnswer = z.infer<typeof analyticsAnswer>;

/** The details behind these figures. */
export const audienceFields = {
  range: z.enum(RANGES),
  top_posts: z.array(z.object({ post: postAnswer, impressions: howMany, viewers: howMany })).meta({
    description: `The member's posts that were shown most, and to how many; up to ${spellNumber(TOP_POSTS)}.`,
  }),
  sources: z
    .array(
      z.object({
        source: z.enum(SOURCES),
        count: howMany,
        percent: z.int().meta({ description: "Its share of all visits, rounded.", examples: [100] }),
      }),
    )
    .meta({ description: "From where visits of the member's profile came, most first." }),
  visitors: z.object({
    count: howMany,
    unnamed: howMany.meta({ description: "Of whom no more is told than that they came.", examples: [2] }),
    people: z
      .array(z.object({ user: authorAnswer, visits: howMany, last_at: moment }))
      .meta({ description: `Who came last first; up to ${spellNumber(LATEST_VISITORS)}.` }),
  }),
};
const audienceAnswer = z.object(audienceFields);
export type AudienceAnswer = z.infer<typeof audienceAnswer>;
