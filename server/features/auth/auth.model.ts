import type { StoredImage } from "#server/db/schema";
import { defineEvent } from "#server/platform/events";

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

/** Sessions were ended: their tokens are dead everywhere, and their sockets are closed. */
export const sessionsEnded = defineEvent<{ sessionIds: number[] }>("sessionsEnded");

/** Sessions that one member may hold; another one ends the one that was unused for longest. */
export const MAX_SESSIONS = 20;
export const USER_AGENT_MAX = 255;

/** A session's use is written down at most this often. */
const TOUCH_SECONDS = 60;

/** Seconds between two such notes: often enough that a session in use never counts as idle. */
export const touchInterval = (sessionIdle: number) => Math.min(TOUCH_SECONDS, sessionIdle / 2);
