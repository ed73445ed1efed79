import type { PersonRow } from "#server/db/personColumns";
import { defineEvent } from "#server/platform/live/events";

/** A member's own view of themself: what others see too, except the Pro badge, and what only they see. */
export interface Account extends Omit<PersonRow, "pro"> {
  email: string;
  emailVerifiedAt: string | null;
  phone: string | null;
  lastActiveAt: string | null;
  updatedAt: string;
}

/** The answer to a sign-in. */
export interface SignIn {
  token: string;
  account: Account;
  message: string;
}

/** A device on which a member is signed in. */
export interface Session {
  id: number;
  device: string;
  ip: string | null;
  createdAt: string;
  lastUsedAt: string;
  /** Whether the current request uses this session. */
  isCurrent: boolean;
}

/** Sessions were ended: their tokens are void everywhere, and their sockets are closed. */
export const sessionsEnded = defineEvent<{ sessionIds: number[] }>("sessionsEnded");

/** A member deletes the account: every feature that stores something of theirs deletes it in the same transaction. */
export const accountDeleted = defineEvent<{ memberId: number }>("accountDeleted");

/** The time for which the links of mails are valid. */
export const RESET_SECONDS = 60 * 60;
export const VERIFY_SECONDS = 24 * 60 * 60;

/**
 * Returns the name under which limits count an account, without case and accents, so that no other spelling allows
 * further tries.
 */
export const sameName = (login: string) => login.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The milliseconds that the first tries to sign in wait, for one account from one address: a typo costs nothing. */
const PAUSES = [0, 0, 250, 500, 1_000];

/** Returns how long a try waits before its password is checked; the first one has number 1. */
export const pauseBefore = (tries: number) => PAUSES[tries - 1] ?? 0;

/** The number of sessions of one member; one more ends the session that was unused for longest. */
export const MAX_SESSIONS = 20;
export const USER_AGENT_MAX = 255;

/** The shortest time between two notes that a session is in use. */
const TOUCH_SECONDS = 60;

/** Returns the seconds between two such notes: often enough that a session in use never counts as idle. */
export const touchInterval = (sessionIdle: number) => Math.min(TOUCH_SECONDS, sessionIdle / 2);
