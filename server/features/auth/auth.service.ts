import { DomainError, type FieldMessages, invalid, unauthenticated, unavailable } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { RequestContext, Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { Events } from "#server/platform/events";
import type { Passwords } from "#server/platform/passwords";
import { ShortMemory } from "#server/platform/shortMemory";
import type { Tokens } from "#server/platform/tokens";
import { type Account, MAX_SESSIONS, sessionsEnded, type SignIn, touchInterval, USER_AGENT_MAX } from "./auth.model.ts";
import {
  deleteEndedSessions,
  endSession,
  endSessionsBeyond,
  findAccount,
  findCredentials,
  findLiveSession,
  insertAccount,
  insertSession,
  takenNames,
  touchAccount,
  touchSession,
  updatePasswordHash,
} from "./auth.queries.ts";
import {
  credentials,
  EMAIL_TAKEN,
  INVALID_CREDENTIALS,
  registration,
  username,
  USERNAME_TAKEN,
  usernameQuery,
} from "./auth.rules.ts";

interface Parts {
  db: Db;
  events: Events;
  passwords: Passwords;
  tokens: Tokens;
  /** Seconds that a session lives at most, and that it may go unused. */
  tokenTtl: number;
  sessionIdle: number;
}

const REMEMBER_MS = 5_000;
const REMEMBER_MAX = 50_000;
const KEEP_ENDED_MS = 7 * 24 * 3_600_000;

/** Where a sign-in comes from. */
type Origin = Pick<RequestContext, "ip" | "userAgent">;

/**
 * Accounts and sessions. A token names a session, and the session's row is asked on every request (remembered for a
 * moment, forgotten by the event `sessionsEnded`), so that a session that ends is over everywhere at once.
 */
export class AuthService {
  readonly #live = new ShortMemory<number, number>({ ms: REMEMBER_MS, max: REMEMBER_MAX });

  constructor(private readonly parts: Parts) {
    parts.events.onLive(sessionsEnded, ({ sessionIds }) => this.#live.forget(sessionIds));
  }

  /** Opens an account and signs it in. Says which of email and username are taken, both together. */
  async register(origin: Origin, input: unknown): Promise<SignIn> {
    const { events, passwords } = this.parts;
    const { name, email, username: wanted, password } = check(registration, input);
    await this.#requireFree(wanted, email);
    const passwordHash = await passwords.hash(password);
    const signIn = await events.transaction(async (tx) => {
      const account = await insertAccount(tx, { name, email, username: wanted, passwordHash });
      return account && this.#openSession(tx, origin, account, "Account created successfully");
    });
    if (signIn) return signIn;
    // Somebody was faster by a moment.
    await this.#requireFree(wanted, email);
    throw unavailable();
  }

  /** Signs in by email or username in any case. Whether the account exists can be told neither by words nor by time. */
  async login(origin: Origin, input: unknown): Promise<SignIn> {
    const { db, events, passwords } = this.parts;
    const { login, password } = check(credentials, input);
    const [found] = await findCredentials(db, { login });
    const matches = await (found ? passwords.verify(found.passwordHash, password) : passwords.verifyDummy(password));
    if (!found || !matches) throw invalidCredentials();
    const rehashed = passwords.isOutdated(found.passwordHash) ? await passwords.hash(password) : null;
    return events.transaction(async (tx) => {
      const account = await touchAccount(tx, found.id);
      if (!account) throw invalidCredentials();
      if (rehashed) await updatePasswordHash(tx, found.id, rehashed);
      return this.#openSession(tx, origin, account, "Logged in successfully");
    });
  }

  /** Ends the session through which the viewer asks: its token is dead when this returns. */
  async logout(viewer: Viewer): Promise<void> {
    const sessionIds = [viewer.sessionId];
    await this.parts.events.transaction(async (tx) => {
      if (await endSession(tx, viewer.sessionId)) await this.parts.events.publish(tx, sessionsEnded, { sessionIds });
    });
    // This process need not wait to hear of it.
    this.#live.forget(sessionIds);
  }

  /** Whether a registration could take this name: by the same rule, and nobody has it in any case. */
  async isUsernameAvailable(name: unknown): Promise<boolean> {
    const { username: asked } = check(usernameQuery, { username: name });
    const wanted = username.safeParse(asked);
    if (!wanted.success) return false;
    const taken = await takenNames(this.parts.db, { username: wanted.data, email: "" });
    return taken.length === 0;
  }

  /** Whom a token speaks for; null when it is not ours, has expired, or its session is over. */
  async viewerOf(token: string): Promise<Viewer | null> {
    const named = this.parts.tokens.read(token);
    if (!named) return null;
    const memberId = await this.#live.get(named.sessionId, () => this.#memberOf(named.sessionId));
    return memberId === named.id ? named : null;
  }

  async account(viewer: Viewer): Promise<Account> {
    const [account] = await findAccount(this.parts.db, { id: viewer.id });
    if (!account) throw unauthenticated();
    return account;
  }

  /** Forgets sessions that ended a week ago. */
  sweep(): Promise<void> {
    return deleteEndedSessions(this.parts.db, new Date(Date.now() - KEEP_ENDED_MS).toISOString());
  }

  async #requireFree(wanted: string, email: string): Promise<void> {
    const taken = await takenNames(this.parts.db, { username: wanted, email });
    const fields: FieldMessages = {};
    if (taken.some((row) => row.email)) fields["email"] = [EMAIL_TAKEN];
    if (taken.some((row) => row.username)) fields["username"] = [USERNAME_TAKEN];
    if (taken.length > 0) throw invalid(fields);
  }

  async #openSession(tx: Tx, { ip, userAgent }: Origin, account: Account, message: string): Promise<SignIn> {
    const { events, tokens, tokenTtl } = this.parts;
    const sessionId = await insertSession(tx, {
      userId: account.id,
      userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      ip,
      ttl: tokenTtl,
    });
    const sessionIds = await endSessionsBeyond(tx, account.id, MAX_SESSIONS);
    if (sessionIds.length > 0) await events.publish(tx, sessionsEnded, { sessionIds });
    return { token: tokens.sign({ id: account.id, sessionId }), account, message };
  }

  async #memberOf(sessionId: number): Promise<number | null> {
    const { db, sessionIdle } = this.parts;
    const touch = touchInterval(sessionIdle);
    const [session] = await findLiveSession(db, { id: sessionId, idle: sessionIdle, touch });
    if (!session) return null;
    // Two statements, not one transaction: a sign-in locks the member first and their sessions then.
    if (session.isStale && (await touchSession(db, sessionId, touch))) await touchAccount(db, session.userId);
    return session.userId;
  }
}

const invalidCredentials = () => new DomainError("UNAUTHENTICATED", INVALID_CREDENTIALS);
