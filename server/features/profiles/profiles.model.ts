import { toIdField } from "#server/core/ids";
import type { StoredImage } from "#server/db/schema/images";
import { defineEvent } from "#server/platform/events";
import type { MediaLimits } from "#server/features/media/media.model";
import { NOT_AN_IMAGE } from "#server/features/media/media.limits.rules";
import { PROFILE_IMAGE_MAX_BYTES, PROFILE_IMAGE_TOO_LARGE } from "./profiles.pictures.rules.ts";
import type { AUTOPLAY, MESSAGES_FROM } from "./profiles.settings.rules.ts";

/** A member as others see them. */
export interface Person {
  id: number;
  name: string;
  username: string;
  avatar: StoredImage | null;
  banner: StoredImage | null;
  bio: string | null;
  location: string | null;
  website: string | null;
  /** Whether the member wears the badge of Pro. */
  pro: boolean;
  createdAt: string;
  /** Null also for those who do not show it. The faces ask `PresenceService`, who is told. */
  lastActiveAt: string | null;
}

/** A member's profile: the page about them. */
export interface Profile extends Person {
  updatedAt: string;
}

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

/** A member's own activity is written down at most this often. */
export const PING_SECONDS = 60;

export const NOT_FOUND = "The requested profile";

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

/** A member chose whether others see when they are there. */
export const presenceChosen = defineEvent<{ memberId: number }>("presenceChosen");

/** How a member wants the product to behave, on all their devices. */
export interface Settings {
  /** Whether single keys act. */
  keyboardShortcuts: boolean;
  /** Whether a picture without a description is asked about. */
  altReminder: boolean;
  autoplay: (typeof AUTOPLAY)[number];
  /** Whether others see when the member is there, and the member when others are. */
  showOnline: boolean;
  /** Whether those whose profiles the member opens are told by whom; who is not named sees no names of visitors either. */
  showVisits: boolean;
  /** Whether insights of others may draw on the member's posts. */
  insightsFromPosts: boolean;
  /** Whether others see how far the member has read, and the member how far they have. */
  readReceipts: boolean;
  messagesFrom: (typeof MESSAGES_FROM)[number];
}

/** Someone counts as online for a quarter of an hour after their last act. */
const ONLINE_MS = 15 * 60_000;

/** Whether the green dot stands beside a person. */
export function isOnline({ lastActiveAt }: Pick<Person, "lastActiveAt">, now = Date.now()): boolean {
  return lastActiveAt !== null && now - Date.parse(lastActiveAt) <= ONLINE_MS;
}

/**
 * Which picture a REST client chooses; undefined when it says nothing. Forms send an id as text, and nothing for none;
 * an address of the picture that is worn already says nothing.
 */
export function choiceOf(body: Record<string, unknown>, name: string, field: string): number | null | undefined {
  if (body[`${name}_id`] !== undefined && body[`${name}_id`] !== null) return toIdField(body[`${name}_id`], field);
  return body[name] === null || body[name] === "" ? null : undefined;
}
