import * as z from "zod";
import { spellNumber } from "#server/core/text.rules";
import { postAnswer } from "#server/features/posts/posts.answers";
import { authorAnswer } from "#server/features/people/people.answers";
import { howMany, moment } from "#server/rest/answers";
import { TOP_POSTS, LATEST_VISITORS } from "./analytics.model.ts";
import { RANGES, SOURCES } from "./analytics.rules.ts";

const dayAnswer = z.object({ day: z.string().meta({ format: "date", examples: ["2026-03-01"] }), count: howMany });

/** The figures of a member. */
export const analyticsFields = {
  range: z.enum(RANGES),
  metrics: z.array(
    z
      .object({
        kind: z.enum(["profile_views", "post_impressions", "search_appearances"]),
        count: howMany,
        previous_count: howMany.meta({
          description: "Count over the same number of days before the range.",
          examples: [2],
        }),
        change_percent: z
          .int()
          .nullable()
          .meta({ description: "Null if the previous count is 0.", examples: [50] }),
        progress: z.int().meta({
          description: "The count as a share of the member's best range of the same length so far, 0 to 100.",
          examples: [100],
        }),
        series: z.array(dayAnswer).meta({ description: "Each day of the range, today included, oldest first." }),
        whole_days: z
          .array(dayAnswer)
          .meta({ description: "As many days that are over, up to yesterday, oldest first." }),
      })
      .meta({
        id: "Figure",
        description: "How often others viewed the member's profile or posts, or found the member.",
      }),
  ),
};
const analyticsAnswer = z.object(analyticsFields);
export type AnalyticsAnswer = z.infer<typeof analyticsAnswer>;

/** The details behind these figures. */
export const audienceFields = {
  range: z.enum(RANGES),
  top_posts: z.array(z.object({ post: postAnswer, impressions: howMany, viewers: howMany })).meta({
    description: `The viewer's posts with the most impressions, each with the number of members who saw it; at most ${spellNumber(TOP_POSTS)}.`,
  }),
  sources: z
    .array(
      z.object({
        source: z.enum(SOURCES),
        count: howMany,
        percent: z.int().meta({ description: "Rounded share of all visits, 0 to 100.", examples: [100] }),
      }),
    )
    .meta({ description: "Where visits to the viewer's profile came from, most frequent first." }),
  visitors: z.object({
    count: howMany,
    unnamed: howMany.meta({ description: "Number of visitors who are only counted, not named.", examples: [2] }),
    people: z
      .array(z.object({ user: authorAnswer, visits: howMany, last_at: moment }))
      .meta({ description: `Named visitors, most recent first; at most ${spellNumber(LATEST_VISITORS)}.` }),
  }),
};
const audienceAnswer = z.object(audienceFields);
export type AudienceAnswer = z.infer<typeof audienceAnswer>;
