import * as z from "zod";
import { spellNumber } from "#server/core/text.rules";
import { authorAnswer } from "#server/features/people/people.answers";
import { howMany, idNumber, moment } from "#server/rest/answers";
import { ACTORS_MAX, TYPES } from "./notifications.model.ts";

const about = idNumber
  .nullable()
  .meta({ description: "The subject of the notification, if it is of this kind.", examples: [null] });

export const notificationAnswer = z
  .object({
    id: idNumber,
    type: z.enum(TYPES),
    text: z.string().meta({ examples: ["Bo Dahl liked your idea"] }),
    excerpt: z
      .string()
      .nullable()
      .meta({
        description: "The beginning of the post or comment, or the reason that the member gave.",
        examples: ["Lend #tools, not only books."],
      }),
    actors: z
      .array(authorAnswer)
      .meta({ description: `The members who acted most recently, newest first; up to ${spellNumber(ACTORS_MAX)}.` }),
    actors_count: howMany,
    post_id: about.meta({ examples: [7] }),
    comment_id: about,
    group_id: about,
    conversation_id: about,
    url: z
      .string()
      .meta({ description: "The path on the site that the notification leads to.", examples: ["/post/7"] }),
    seen: z.boolean(),
    read: z.boolean(),
    created_at: moment.meta({ description: "When the most recent act happened." }),
  })
  .meta({ id: "Notification", description: "A notification about acts of other members." });
export type NotificationAnswer = z.infer<typeof notificationAnswer>;

export const notificationSettingsAnswer = z
  .object({
    like: z.boolean(),
    comment: z.boolean(),
    reply: z.boolean(),
    mention: z.boolean(),
    comment_like: z.boolean(),
    bond_request: z.boolean(),
    bond_accepted: z.boolean(),
    follow: z.boolean(),
    group_request: z.boolean(),
    group_approved: z.boolean(),
    group_declined: z.boolean(),
    group_invited: z.boolean(),
    group_post_removed: z.boolean(),
    group_post: z.boolean(),
    group_post_waiting: z.boolean(),
    group_post_approved: z.boolean(),
    group_post_declined: z.boolean(),
    message_request: z.boolean(),
    report_decided: z.boolean(),
  })
  .meta({ id: "NotificationSettings", description: "The kinds of acts that the member wants to be notified of." });
export type NotificationSettingsAnswer = z.infer<typeof notificationSettingsAnswer>;
