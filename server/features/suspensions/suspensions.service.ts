import { notFound, refusal, unauthenticated } from "#server/core/errors";
import { networkOf } from "#server/core/networks";
import { check } from "#server/core/validation";
import type { RequestContext } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import { hiddenChanged } from "#server/features/auth/auth.model";
import type { SessionsService } from "#server/features/auth/sessions/sessions.service";
import type { AppealView } from "#server/features/auth/suspensions/suspensions.model";
import type { AppealClaim, AppealTokens } from "#server/features/auth/suspensions/suspensions.tokens.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import type { Audit } from "#server/platform/observe/audit";
import { APPEALED_ALREADY, appealMade, type NewSuspension, SUSPENSION_ENDED } from "./suspensions.model.ts";
import {
  endedByTime,
  endSuspension,
  hideSuspended,
  insertAppeal,
  insertSuspension,
  lockMember,
  showSuspended,
  standingSuspension,
  suspensionThatEnded,
} from "./suspensions.queries.ts";
import { newAppeal, type NewAppeal } from "./suspensions.rules.ts";

interface Parts {
  db: Db;
  audit: Audit;
  events: Events;
  limits: Limits;
  sessions: SessionsService;
  appealTokens: AppealTokens;
}

/** Suspensions that have run out are ended so many at a time. */
const BATCH = 100;

/** Suspends members and lifts suspensions, for staff; takes the appeals of suspended members. */
export class SuspensionsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Suspends a member, as part of the transaction of whoever decides it: all their sessions end and nobody else sees
   * them or anything of theirs, until `until` or for good. It replaces a suspension that holds. Returns its id.
   * @throws DomainError NOT_FOUND when there is no such member.
   */
  async suspend(tx: Tx, suspension: NewSuspension): Promise<number> {
    const { userId, until } = suspension;
    if (!(await lockMember(tx, userId))) throw notFound("This member");
    await endSuspension(tx, userId);
    const id = await insertSuspension(tx, suspension);
    await hideSuspended(tx, userId, until);
    await this.parts.sessions.endAll(tx, userId, null);
    await this.parts.events.publish(tx, hiddenChanged, { memberId: userId });
    this.parts.audit.record("account suspended", { userId });
    return id;
  }

  /** Lifts a member's suspension: they may sign in, and everybody sees again what they saw before. Safe to repeat. */
  async lift(tx: Tx, userId: number): Promise<boolean> {
    await lockMember(tx, userId);
    const wasSuspended = await endSuspension(tx, userId);
    await showSuspended(tx, userId);
    await this.parts.events.publish(tx, hiddenChanged, { memberId: userId });
    if (wasSuspended) this.parts.audit.record("suspension lifted", { userId });
    return wasSuspended;
  }

  /** Lifts suspensions whose time has run out. Members need not wait for it: each is over at its time. */
  async liftEnded(): Promise<void> {
    const { db, events } = this.parts;
    for (const userId of await endedByTime(db, BATCH)) await events.transaction((tx) => this.lift(tx, userId));
  }

  /**
   * Takes the appeal of a suspended member, once for each suspension. Nobody is signed in here: the member shows the
   * token of the refused sign-in, or that of a session which the suspension ended.
   * @throws DomainError UNAUTHENTICATED without such a token, CONFLICT for a second appeal or when the suspension is over.
   */
  async appeal({ ip, token: sent }: Pick<RequestContext, "ip" | "token">, input: NewAppeal): Promise<AppealView> {
    const { db, audit, events, limits } = this.parts;
    const { words, token } = check(newAppeal, input);
    await limits.consume("appealsByAddress", networkOf(ip));
    const claim = await this.#claimOf(token ?? sent);
    if (!claim) throw unauthenticated("Please sign in again to appeal.");
    if ((await standingSuspension(db, claim.memberId)) !== claim.suspensionId)
      throw refusal("SUSPENSION_ENDED", SUSPENSION_ENDED);
    const appeal = await events.transaction(async (tx) => {
      const made = await insertAppeal(tx, { userId: claim.memberId, suspensionId: claim.suspensionId, words });
      if (!made) throw refusal("ALREADY_APPEALED", APPEALED_ALREADY);
      await events.publishQuietly(tx, appealMade, { appealId: made.id, memberId: claim.memberId });
      return made;
    });
    audit.record("appeal made", { userId: claim.memberId });
    return appeal;
  }

  async #claimOf(token: string | null): Promise<AppealClaim | null> {
    if (token === null) return null;
    const claim = this.parts.appealTokens.read(token);
    if (claim) return claim;
    const session = this.parts.sessions.sessionNamedBy(token);
    if (!session) return null;
    const suspensionId = await suspensionThatEnded(this.parts.db, { id: session.sessionId, userId: session.id });
    return suspensionId === undefined ? null : { memberId: session.id, suspensionId };
  }
}
