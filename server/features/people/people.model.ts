import type { StoredImage } from "#server/db/schema/images";

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

/** A member's own activity is written down at most this often. */
export const PING_SECONDS = 60;

export const NOT_FOUND = "The requested profile";

/** For so many minutes after their last act someone counts as online. */
export const ONLINE_MINUTES = 15;

/** Whether the green dot stands beside a person. */
export function isOnline({ lastActiveAt }: Pick<Person, "lastActiveAt">, now = Date.now()): boolean {
  return lastActiveAt !== null && now - Date.parse(lastActiveAt) <= ONLINE_MINUTES * 60_000;
}
