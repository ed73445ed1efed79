import { refusal } from "#server/core/errors";
import { required } from "#server/core/pages";
import type { Viewer } from "#server/core/viewer";
import type { Tx } from "#server/db/client";
import { CASE, caseChanged, type CaseView, claimedBy, DECIDED } from "#server/features/moderation/moderation.model";
import type { QueueService } from "#server/features/moderation/queue/queue.service";
import type { StaffService } from "#server/features/staff/staff.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import {
  caseInTurn,
  claimedByOther,
  endClaim,
  type ReportedSubject,
  storeClaim,
  subjectOfReport,
} from "./claims.queries.ts";

interface Parts {
  events: Events;
  limits: Limits;
  staff: StaffService;
  queue: QueueService;
}

/** Lets a moderator have a case to themself for ten minutes, so that two of them do not decide the same one. */
export class ClaimsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Claims the open case of which a report is one, or renews the viewer's claim.
   * @throws DomainError CONFLICT while another moderator has claimed it, and for a decided case.
   */
  claim(viewer: Viewer | null, reportId: number): Promise<CaseView> {
    return this.#change(viewer, reportId, async (tx, { subject, state }, staffId) => {
      if (state !== "open") throw refusal("ALREADY_DECIDED", DECIDED);
      const other = await claimedByOther(tx, subject, staffId);
      if (other !== undefined) throw refusal("CLAIMED", claimedBy(other));
      await storeClaim(tx, subject, staffId);
    });
  }

  /** Ends the viewer's claim, if there is one. Safe to repeat, and for a decided case too. */
  release(viewer: Viewer | null, reportId: number): Promise<CaseView> {
    return this.#change(viewer, reportId, async (tx, { subject }, staffId) => {
      await endClaim(tx, subject, staffId);
    });
  }

  async #change(
    viewer: Viewer | null,
    reportId: number,
    change: (tx: Tx, reported: ReportedSubject, staffId: number) => Promise<void>,
  ): Promise<CaseView> {
    const { events, limits, staff: powers, queue } = this.parts;
    const staff = await powers.requirePower(viewer, "moderate");
    await limits.consume("staffClaimsByMember", staff.id);
    await events.transaction(async (tx) => {
      const { subject } = required(await subjectOfReport(tx, reportId), CASE);
      await caseInTurn(tx, subject);
      // Whoever held the turn may have decided it.
      await change(tx, required(await subjectOfReport(tx, reportId), CASE), staff.id);
      await events.publish(tx, caseChanged, subject);
    });
    return required(await queue.ofReport(staff, reportId), CASE);
  }
}
