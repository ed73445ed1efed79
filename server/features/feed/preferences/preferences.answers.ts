import * as z from "zod";
import { authorAnswer } from "#server/features/people/people.answers";
import { howMany, idNumber, moment } from "#server/rest/answers";
import { groupName, tagName } from "#server/features/feed/following/following.answers";
import { PREFERENCE_KINDS } from "./preferences.model.ts";

export const preferenceAnswer = z
  .object({
    id: idNumber,
    kind: z.enum(PREFERENCE_KINDS).meta({
      description:
        "`less` of a member, whose posts then come only as one of a friend or a followed member, at most one a week if they were that before; or a member, a tag or a group that is muted for a week.",
      examples: ["tag"],
    }),
    user: authorAnswer.nullable().meta({ description: "The member; null for a tag and a group." }),
    tag: tagName.nullable(),
    group: groupName.nullable(),
    until: moment.nullable().meta({ description: "When it ends by itself; null if it does not." }),
    created_at: moment,
  })
  .meta({ id: "FeedPreference", description: "Something that the viewer asked of their feed." });
export type PreferenceAnswer = z.infer<typeof preferenceAnswer>;

export const preferencesPage = { preferences: z.array(preferenceAnswer), hasMore: z.boolean(), total: howMany };
