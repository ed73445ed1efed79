import { toIdField } from "#server/core/ids";
import type { Account } from "#server/features/auth/auth.model";
import type { Relation } from "#server/features/bonds/bonds.model";
import { NOT_AN_IMAGE } from "#server/features/media/media.limits.rules";
import type { MediaLimits } from "#server/features/media/media.model";
import type { Person, Profile } from "#server/features/people/people.model";
import { PROFILE_IMAGE_MAX_BYTES, PROFILE_IMAGE_TOO_LARGE } from "./profiles.pictures.rules.ts";

/** The six fields that make a profile whole, in the order in which they are asked for. */
export const PROFILE_FIELDS = ["avatar", "banner", "bio", "location", "website", "phone"] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

type Filled = { readonly [Field in ProfileField]: unknown };

/** The fields that say nothing yet: null or empty. */
export function missingFields(profile: Filled): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => profile[field] === null || profile[field] === "");
}

/** The share of the six fields that are filled, as a rounded percentage from 0 to 100. */
export function completionOf(profile: Filled): number {
  const filled = PROFILE_FIELDS.length - missingFields(profile).length;
  return Math.round((100 * filled) / PROFILE_FIELDS.length);
}

const SIZE = { maxBytes: PROFILE_IMAGE_MAX_BYTES, tooLarge: PROFILE_IMAGE_TOO_LARGE };
const pictureOf = (side: number): MediaLimits => ({
  ...SIZE,
  image: { ...SIZE, side },
  video: null,
  refusal: NOT_AN_IMAGE,
});

/** A member's picture. */
export const AVATAR_PICTURE = pictureOf(800);
/** The wide picture on top of a profile. */
export const BANNER_PICTURE = pictureOf(1_500);

/** Whether a write failed since the username is somebody else's by a moment. */
export function isUsernameClash(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("constraint_name" in error && error.constraint_name === "users_username_key") return true;
  return isUsernameClash(error.cause);
}

/**
 * Which picture a REST client chooses; undefined when it says nothing. Forms send an id as text, and nothing for none;
 * an address of the picture that is worn already says nothing.
 */
export function choiceOf(body: Record<string, unknown>, name: string, field: string): number | null | undefined {
  if (body[`${name}_id`] !== undefined && body[`${name}_id`] !== null) return toIdField(body[`${name}_id`], field);
  return body[name] === null || body[name] === "" ? null : undefined;
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
