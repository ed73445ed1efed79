import * as z from "zod";
import { spellNumber } from "#server/core/text.rules";
import { privateFields, profileFields } from "#server/features/auth/auth.answers";
import { friendAnswer, relationFields } from "#server/features/bonds/bonds.answers";
import { PROFILE_FRIENDS } from "#server/features/bonds/bonds.model";
import { howMany } from "#server/rest/answers";
import { PROFILE_FIELDS } from "./profiles.model.ts";

const percent = z
  .int()
  .min(0)
  .max(100)
  .meta({ examples: [67] });
const missing = z.array(z.enum(PROFILE_FIELDS));
const own = { description: "Only on the viewer's own profile." };

export const profileAnswer = z
  .object({
    ...profileFields,
    ...z.object(privateFields).partial().shape,
    profile_completion: percent.optional().meta(own),
    profileCompletion: percent.optional().meta(own),
    missing_profile_fields: missing.optional().meta(own),
    missingProfileFields: missing.optional().meta(own),
    pro: z.boolean(),
    is_online: z.boolean(),
    isOnline: z.boolean(),
    friends_count: howMany,
    friendsCount: howMany,
    friends: z.array(friendAnswer).meta({ description: `Up to ${spellNumber(PROFILE_FRIENDS)}.` }),
    mutual_friends_count: howMany,
    mutualFriendsCount: howMany,
    mutual_friends: z.array(friendAnswer).meta({ description: `Up to ${spellNumber(PROFILE_FRIENDS)}.` }),
    mutualFriends: z.array(friendAnswer).meta({ description: `Up to ${spellNumber(PROFILE_FRIENDS)}.` }),
    followers_count: howMany,
    followersCount: howMany,
    following_count: howMany,
    followingCount: howMany,
    ...relationFields,
  })
  .meta({ id: "Profile", description: "A member's profile; email and phone are only on the viewer's own." });
export type ProfileAnswer = z.infer<typeof profileAnswer>;
