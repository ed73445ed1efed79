import type { Caches, Memory } from "#server/cache/caches";
import { notFound } from "#server/core/errors";
import { ignoreFailure } from "#server/core/rejections";
import type { RequestContext, Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { Audit } from "#server/platform/observe/audit";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import type { Tokens } from "#server/platform/secrets/tokens";
import { deviceOf } from "#server/features/auth/auth.device.model";
import {
  MAX_SESSIONS,
  type Session,
  sessionsEnded,
  touchInterval,
  USER_AGENT_MAX,
} from "#server/features/auth/auth.model";
import { touchAccount } from "#server/features/auth/auth.queries";
import {
  deleteEndedSessions,
  endSession,
  endSessionsBeyond,
  endSessionsBut,
  findLiveSession,
  insertSession,
  liveSessionsOf,
  touchSession,
} from "./sessions.queries.ts";

interface Parts {
  db: Db;
  audit: Audit;
  caches: Caches;
  events: Events;
  limits: Limits;
  tokens: Tokens;
  /** The seconds after which a session expires, and after which an unused one does. */
  tokenTtl: number;
  sessionIdle: number;
}

const REMEMBER_MS = 5_000;
const REMEMBER_MAX = 50_000;
const KEEP_ENDED_MS = 7 * 24 * 3_600_000;

/** The request's address and browser at a sign-in. */
export type Origin = Pick<RequestContext, "ip" | "userAgent">;

/**
 * Opens, lists and ends the sessions of members. A token names a session, and every request checks the session's row
 * (cached for a moment, and cleared by the event `sessionsEnded`), so that a session ends everywhere at once.
 */
export class SessionsService {
  readonly #live: Memory<number, number>;

  constructor(private readonly parts: Parts) {
    this.#live = parts.caches.memory({ name: "sessions", ms: REMEMBER_MS, max: REMEMBER_MAX });
    parts.events.onChange(sessionsEnded, ({ sessionIds }) => this.forget(sessionIds));
    parts.events.onResumed(() => this.#live.clear());
  }

  /**
   * Opens a session as part of a sign-in and returns its token. Above the limit, the one that was unused for longest
   * ends.
   */
  async open(tx: Tx, { ip, userAgent }: Origin, memberId: number): Promise<string> {
    const { tokens, tokenTtl } = this.parts;
    const sessionId = await insertSession(tx, {
      userId: memberId,
      userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      ip,
      ttl: tokenTtl,
    });
    await this.#publishEnd(tx, await endSessionsBeyond(tx, memberId, MAX_SESSIONS));
    return tokens.sign({ id: memberId, sessionId });
  }

  /** Returns the member whom a token of ours names, whether or not the session is still open: it asks no database. */
  memberNamedBy(token: string): number | null {
    return this.parts.tokens.read(token)?.id ?? null;
  }

  /** Returns the member and session that a token of ours names, whether or not the session is still open. */
  sessionNamedBy(token: string): Viewer | null {
    return this.parts.tokens.read(token);
  }

  /** Returns the viewer of a token; null when the token is not ours or has expired, or its session has ended. */
  async viewerOf(token: string): Promise<Viewer | null> {
    const named = this.parts.tokens.read(token);
    if (!named) return null;
    const memberId = await this.#live.get(named.sessionId, () => this.#memberOf(named.sessionId));
    return memberId === named.id ? named : null;
  }

  /** Lists the viewer's own sessions, last used first. */
  list(viewer: Viewer): Promise<Session[]> {
    return this.listOf(viewer.id, viewer.sessionId);
  }

  /** Lists a member's sessions for staff, last used first; `current` is the session that makes the call. */
  async listOf(memberId: number, current: number): Promise<Session[]> {
    const rows = await liveSessionsOf(this.parts.db, memberId, this.parts.sessionIdle);
    return rows.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceOf(userAgent),
      isCurrent: session.id === current,
    }));
  }

  /**
   * Ends one of the viewer's sessions: its token is void when this returns.
   * @throws DomainError NOT_FOUND for one that has ended, or is somebody else's.
   */
  async end(viewer: Viewer, id: number): Promise<void> {
    await this.parts.limits.consume("sessionEndingsByMember", viewer.id);
    if (!(await this.#end(viewer, id))) throw notFound("This session");
    this.parts.audit.record("session ended", { userId: viewer.id, sessionId: id });
  }

  /** Ends the session of the current request. Safe to repeat. */
  async endCurrent(viewer: Viewer): Promise<void> {
    await this.#end(viewer, viewer.sessionId);
    this.parts.audit.record("signed out", { userId: viewer.id, sessionId: viewer.sessionId });
  }

  /** Ends every session of the viewer except the current one; returns how many those were. */
  async endOthers(viewer: Viewer): Promise<number> {
    await this.parts.limits.consume("sessionEndingsByMember", viewer.id);
    const ended = await this.parts.events.transaction((tx) => this.endAll(tx, viewer.id, viewer.sessionId));
    this.forget(ended);
    this.parts.audit.record("other sessions ended", { userId: viewer.id, count: ended.length });
    return ended.length;
  }

  /** Ends a member's sessions but one, or all, as part of a larger transaction; call `forget` after its commit. */
  async endAll(tx: Tx, memberId: number, keep: number | null): Promise<number[]> {
    return this.#publishEnd(tx, await endSessionsBut(tx, memberId, keep));
  }

  /**
   * Ends one session of a member, or all, as part of a larger transaction; returns the ids of those that it ended. Call
   * `forget` after its commit.
   */
  async endOf(tx: Tx, memberId: number, id: number | null): Promise<number[]> {
    if (id === null) return this.endAll(tx, memberId, null);
    return this.#publishEnd(tx, (await endSession(tx, memberId, id, this.parts.sessionIdle)) ? [id] : []);
  }

  /** Clears ended sessions from the cache of this process, which then need not wait for the event. */
  forget(sessionIds: readonly number[]): void {
    this.#live.forget(sessionIds);
  }

  /** Deletes sessions that ended a week ago. */
  sweep(): Promise<void> {
    return deleteEndedSessions(this.parts.db, new Date(Date.now() - KEEP_ENDED_MS).toISOString());
  }

  async #end(viewer: Viewer, id: number): Promise<boolean> {
    const ended = await this.parts.events.transaction((tx) => this.endOf(tx, viewer.id, id));
    this.forget([id]);
    return ended.length > 0;
  }

  async #publishEnd(tx: Tx, sessionIds: number[]): Promise<number[]> {
    if (sessionIds.length > 0) await this.parts.events.publish(tx, sessionsEnded, { sessionIds });
    return sessionIds;
  }

  async #memberOf(sessionId: number): Promise<number | null> {
    const { db, sessionIdle } = this.parts;
    const touch = touchInterval(sessionIdle);
    const [session] = await findLiveSession(db, { id: sessionId, idle: sessionIdle, touch });
    if (!session) return null;
    // Two statements are used instead of one transaction, because a sign-in locks the member first and their sessions
    // next.
    // A database that is full or read-only still serves readers.
    if (session.isStale) await ignoreFailure(this.#touch(sessionId, session.userId, touch), "optional");
    return session.userId;
  }

  async #touch(sessionId: number, memberId: number, touch: number): Promise<void> {
    if (await touchSession(this.parts.db, sessionId, touch)) await touchAccount(this.parts.db, memberId);
  }
}
