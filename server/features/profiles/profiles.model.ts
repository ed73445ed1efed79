import type { StoredImage } from "#server/db/schema/images";
import type { Account } from "#server/features/auth/auth.model";
import type { Relation } from "#server/features/bonds/bonds.model";
import { pictureLimits } from "#server/features/media/media.model";
import type { Person, Profile } from "#server/features/people/people.model";
import { AVATAR_SIZE, BANNER_SIZE, pictureTooLarge } from "./profiles.pictures.rules.ts";

/** The six fields that make a profile whole, in the order in which they are asked for. */
export const PROFILE_FIELDS = ["avatar", "banner", "bio", "location", "website", "phone"] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

type Filled = { readonly [Field in ProfileField]: string | StoredImage | null };

/** The fields that say nothing yet: null or empty. */
export function missingFields(profile: Filled): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => profile[field] === null || profile[field] === "");
}

/** The share of the six fields that are filled, as a rounded percentage from 0 to 100. */
export function completionOf(profile: Filled): number {
  const filled = PROFILE_FIELDS.length - missingFields(profile).length;
  return Math.round((100 * filled) / PROFILE_FIELDS.length);
}

/** A member's picture. */
export const AVATAR_PICTURE = pictureLimits({ ...AVATAR_SIZE, tooLarge: pictureTooLarge(AVATAR_SIZE) });
/** The wide picture on top of a profile. */
export const BANNER_PICTURE = pictureLimits({ ...BANNER_SIZE, tooLarge: pictureTooLarge(BANNER_SIZE) });
/** The larger of the two: how large a file a form may bring. */
export const LARGEST_PICTURE = BANNER_PICTURE.maxBytes > AVATAR_PICTURE.maxBytes ? BANNER_PICTURE : AVATAR_PICTURE;

/** Whether a write failed since the username is somebody else's by a moment. */
export function isUsernameClash(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("constraint_name" in error && error.constraint_name === "users_username_key") return true;
  return isUsernameClash(error.cause);
}

/** A member's page with the people around them, as one viewer sees it. */
export interface ProfilePage {
  profile: Profile;
  /** What only the member sees of themself. */
  account: Account | null;
  relation: Relation;
  friendsCount: number;
  friends: Person[];
  mutualFriendsCount: number;
  mutualFriends: Person[];
  followersCount: number;
  followingCount: number;
}
