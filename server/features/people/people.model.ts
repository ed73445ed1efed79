import type { PersonRow } from "#server/db/personColumns";

/** A member as others see them: the columns of `server/db/personColumns.ts`, and when they were active. */
export interface Person extends PersonRow {
  /**
   * Null also for members who hide it. GraphQL and REST read it through `PresenceService`, which knows who may see it.
   */
  lastActiveAt: string | null;
}

/** A member's profile, with the fields of its page. */
export interface Profile extends Person {
  updatedAt: string;
}

/** The shortest time between two notes of a member's own activity. */
export const PING_SECONDS = 60;

export const NOT_FOUND = "The requested profile";

/** The minutes after their last act for which a member counts as online. */
export const ONLINE_MINUTES = 15;

/** Checks whether a person counts as online, which the green dot shows. */
export function isOnline({ lastActiveAt }: Pick<Person, "lastActiveAt">, now = Date.now()): boolean {
  return lastActiveAt !== null && now - Date.parse(lastActiveAt) <= ONLINE_MINUTES * 60_000;
}

const MINUTE_MS = 60_000;

/** Rounds a moment down to its minute: others learn no more of when somebody was active. */
export const toMinute = (moment: string): string =>
  new Date(Math.floor(Date.parse(moment) / MINUTE_MS) * MINUTE_MS).toISOString();
