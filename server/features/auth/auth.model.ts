import type { StoredImage } from "#server/db/schema/images";
import { defineEvent } from "#server/platform/live/events";

/** A member's own view of themself. */
export interface Account {
  id: number;
  name: string;
  username: string;
  email: string;
  emailVerifiedAt: string | null;
  avatar: StoredImage | null;
  banner: StoredImage | null;
  bio: string | null;
  location: string | null;
  website: string | null;
  phone: string | null;
  lastActiveAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** What signing in answers with. */
export interface SignIn {
  token: string;
  account: Account;
  message: string;
}

/** A place where a member is signed in. */
export interface Session {
  id: number;
  device: string;
  ip: string | null;
  createdAt: string;
  lastUsedAt: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

/** Sessions were ended: their tokens are dead everywhere, and their sockets are closed. */
export const sessionsEnded = defineEvent<{ sessionIds: number[] }>("sessionsEnded");

/** A member deletes the account: whoever keeps something of theirs lets it go, in the same transaction. */
export const accountDeleted = defineEvent<{ memberId: number }>("accountDeleted");

/** How long the links of mails are good for. */
export const RESET_SECONDS = 60 * 60;
export const VERIFY_SECONDS = 24 * 60 * 60;

/** A name for an account as limits count it: in any case and with any accents, so that no spelling brings new tries. */
export const sameName = (login: string) => login.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Milliseconds that the first tries to sign in wait, of one account from one address: a typo costs nobody anything. */
const PAUSES = [0, 0, 250, 500, 1_000];

/** How long a try waits before its password is looked at; the first one has number 1. */
export const pauseBefore = (tries: number) => PAUSES[tries - 1] ?? 0;

/** Sessions that one member may hold; another one ends the one that was unused for longest. */
export const MAX_SESSIONS = 20;
export const USER_AGENT_MAX = 255;

/** A session's use is written down at most this often. */
const TOUCH_SECONDS = 60;

/** Seconds between two such notes: often enough that a session in use never counts as idle. */
export const touchInterval = (sessionIdle: number) => Math.min(TOUCH_SECONDS, sessionIdle / 2);
