import { notFound, refusal } from "#server/core/errors";
import { required } from "#server/core/pages";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import {
  type MemberMailing,
  memberMail,
  OWN_SESSIONS,
  type SessionsEnding,
  sessionsEnding,
  VERIFIED_ALREADY,
} from "#server/features/admin/admin.rules";
import { needsVerification, sameName } from "#server/features/auth/auth.model";
import type { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import type { SessionsService } from "#server/features/auth/sessions/sessions.service";
import type { VerificationService } from "#server/features/auth/verification/verification.service";
import type { StaffLogView } from "#server/features/staff/log/log.model";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import type { StaffService } from "#server/features/staff/staff.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { addressOf } from "./members.queries.ts";
import { THIS_MEMBER } from "./members.service.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  log: StaffLogService;
  passwords: Pick<PasswordsService, "sendReset">;
  sessions: SessionsService;
  staff: StaffService;
  verification: Pick<VerificationService, "begin">;
}

const SESSIONS_ENDED = "sessions.end";
const MAIL_SENT = { verification: "verification.send", password_reset: "password_reset.send" } as const;

/**
 * Lets admins act on the account of a member: end sessions, and have a mail sent again. Nobody sees or sets the password
 * of somebody else; the mails lead the member to a page on which they act themselves.
 */
export class MemberActsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Ends one session of a member, or all of them: their tokens are void when this returns, and their sockets close.
   * Returns how many ended.
   * @throws DomainError NOT_FOUND for viewers who may not do so, for nobody, and for a session that has ended; FORBIDDEN
   * for the viewer's own sessions.
   */
  async endSessions(viewer: Viewer | null, memberId: number, input: SessionsEnding): Promise<number> {
    const { db, events, limits, log, sessions, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "manageSessions");
    const { sessionId = null, why } = check(sessionsEnding, input);
    if (memberId === staff.id) throw refusal("OWN_ACCOUNT", OWN_SESSIONS);
    await limits.consume("staffActsByMember", staff.id);
    required(await addressOf(db, memberId), THIS_MEMBER);
    const ended = await events.transaction(async (tx) => {
      const ids = await sessions.endOf(tx, memberId, sessionId);
      if (sessionId !== null && ids.length === 0) throw notFound("This session");
      if (ids.length > 0)
        await log.record(tx, {
          actorId: staff.id,
          action: SESSIONS_ENDED,
          subject: { kind: "member", id: memberId },
          why,
          after: { ended: ids.length },
        });
      return ids;
    });
    sessions.forget(ended);
    return ended.length;
  }

  /**
   * Sends a member the mail that verifies the address, or the one that leads to a new password; returns the act.
   * @throws DomainError NOT_FOUND for viewers who may not do so, and for nobody; CONFLICT where nothing is left to verify;
   * RATE_LIMITED as when the member requests it.
   */
  async mail(viewer: Viewer | null, memberId: number, input: MemberMailing): Promise<StaffLogView> {
    const { db, events, limits, log, passwords, staff: powers, verification } = this.parts;
    const staff = await powers.requirePower(viewer, "mailMembers");
    const { mail } = check(memberMail, input);
    await limits.consume("staffActsByMember", staff.id);
    const account = required(await addressOf(db, memberId), THIS_MEMBER);
    const isVerification = mail === "verification";
    if (isVerification && !needsVerification(account)) throw refusal("ALREADY_VERIFIED", VERIFIED_ALREADY);
    await limits.consume("mailByAccount", `${isVerification ? "verification" : "reset"} ${sameName(account.email)}`);
    const act = await events.transaction(async (tx) => {
      await (isVerification ? verification.begin(tx, memberId) : passwords.sendReset(tx, memberId));
      const subject = { kind: "member", id: memberId } as const;
      return log.record(tx, { actorId: staff.id, action: MAIL_SENT[mail], subject });
    });
    return log.get(staff, act);
  }
}
