import type { PersonRow } from "#server/db/personColumns";
import { invalid } from "#server/core/errors";
import { hasDomain, mailboxOf } from "#server/core/words/mailboxes";
import { EMAIL_INVALID, type ROLES } from "./auth.rules.ts";
import { defineEvent } from "#server/platform/live/events";

/** A member's role in the community. */
export type Role = (typeof ROLES)[number];

/** A member's own view of themself: what others see too, except the Pro badge, and what only they see. */
export interface Account extends Omit<PersonRow, "pro"> {
  email: string;
  emailVerifiedAt: string | null;
  phone: string | null;
  /** The member's role in the community. */
  staffRole: Role;
  lastActiveAt: string | null;
  updatedAt: string;
}

/** The answer to a sign-in. */
export interface SignIn {
  token: string;
  account: Account;
  message: string;
}

/** What decides whether mails arrive at a member's address. */
export interface Mailbox {
  id: number;
  name: string;
  email: string;
  emailVerifiedAt: string | null;
  /** When a mail server refused the address for good, until the member verifies it again. */
  emailRefusedAt: string | null;
}

/** Checks whether a member has to verify an address: for the first time, or because mails to it were refused. */
export const needsVerification = (mailbox: Pick<Mailbox, "emailVerifiedAt" | "emailRefusedAt">): boolean =>
  mailbox.emailVerifiedAt === null || mailbox.emailRefusedAt !== null;

/** The answer to a registration: a sign-in, or no account yet while it waits for approval. */
export type Registered = SignIn | { token: null; account: null; message: string };

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

/** Somebody opened an account, in the transaction that stores it. */
export const accountOpened = defineEvent<{ memberId: number; role: Role }>("accountOpened");

/** Sessions were ended: their tokens are void everywhere, and their sockets are closed. */
export const sessionsEnded = defineEvent<{ sessionIds: number[] }>("sessionsEnded");

/** A member has left, and may change their mind for a while; nobody else sees them. */
export const accountLeaving = defineEvent<{ memberId: number }>("accountLeaving");

/** An account is deleted: every feature that stores something of the member's deletes it in the same transaction. */
export const accountDeleted = defineEvent<{ memberId: number }>("accountDeleted");

/** A member was hidden from everybody else, or everybody sees them again. */
export const hiddenChanged = defineEvent<{ memberId: number }>("hiddenChanged");

/** A member verified the address of the account. */
export const addressVerified = defineEvent<{ memberId: number }>("addressVerified");

/**
 * The last step of a deletion, in its transaction: features change here what many others write too, such as the counts of
 * their bonds, so that nobody waits while the posts and messages of a long life are removed.
 */
export const accountEnding = defineEvent<{ memberId: number }>("accountEnding");

/** The time for which the links of mails are valid. */
export const RESET_SECONDS = 60 * 60;
export const VERIFY_SECONDS = 24 * 60 * 60;

/** The days for which the copy of a member's data can be downloaded. */
export const EXPORT_DAYS = 7;

/**
 * Returns the name under which limits count an account, without case and accents, so that no other spelling allows
 * further tries.
 */
export const sameName = (login: string) => mailboxOf(login).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Checks that the domain of an address can exist, which our client leaves to us.
 * @throws DomainError BAD_USER_INPUT under `email`.
 */
export function requireDomain(email: string): void {
  if (!hasDomain(email)) throw invalid({ email: [EMAIL_INVALID] });
}

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
