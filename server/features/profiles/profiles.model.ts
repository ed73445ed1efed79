import type { StoredImage } from "#server/db/schema/images";
import type { Account } from "#server/features/auth/auth.model";
import type { Relation } from "#server/features/bonds/bonds.model";
import { pictureLimits } from "#server/features/media/media.model";
import type { Person, Profile } from "#server/features/people/people.model";
import { AVATAR_SIZE, BANNER_SIZE, pictureTooLarge } from "./profiles.pictures.rules.ts";

/** The six fields that complete a profile, in the order in which the client asks for them. */
export const PROFILE_FIELDS = ["avatar", "banner", "bio", "location", "website", "phone"] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

type Filled = { readonly [Field in ProfileField]: string | StoredImage | null };

/** Returns the fields that are null or empty. */
export function missingFields(profile: Filled): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => profile[field] === null || profile[field] === "");
}

/** Returns the share of the six fields that are filled, as a rounded percentage from 0 to 100. */
export function completionOf(profile: Filled): number {
  const filled = PROFILE_FIELDS.length - missingFields(profile).length;
  return Math.round((100 * filled) / PROFILE_FIELDS.length);
}

/** The limits of a member's picture. */
export const AVATAR_PICTURE = pictureLimits({ ...AVATAR_SIZE, tooLarge: pictureTooLarge(AVATAR_SIZE) });
/** The limits of the wide picture on top of a profile. */
export const BANNER_PICTURE = pictureLimits({ ...BANNER_SIZE, tooLarge: pictureTooLarge(BANNER_SIZE) });
/** The larger of the two, which limits the file of a form. */
export const LARGEST_PICTURE = BANNER_PICTURE.maxBytes > AVATAR_PICTURE.maxBytes ? BANNER_PICTURE : AVATAR_PICTURE;

/** Checks whether a write failed because somebody else took the username a moment earlier. */
export function isUsernameClash(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("constraint_name" in error && error.constraint_name === "users_username_key") return true;
  return isUsernameClash(error.cause);
}

/** A member's page with their relations, as one viewer sees it. */
export interface ProfilePage {
  profile: Profile;
  /** The fields that only the member sees; null for others. */
  account: Account | null;
  relation: Relation;
  friendsCount: number;
  friends: Person[];
  mutualFriendsCount: number;
  mutualFriends: Person[];
  followersCount: number;
  followingCount: number;
}
