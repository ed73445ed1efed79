import { refusal } from "#server/core/errors";
import type { Tx } from "#server/db/client";
import { caseInTurn } from "#server/features/moderation/claims/claims.queries";
import { actionOf, caseChanged, type Outcome, refusalOf } from "#server/features/moderation/moderation.model";
import { OUTCOMES } from "#server/features/moderation/moderation.rules";
import { keyOf } from "#server/features/notifications/notifications.model";
import type { NotifierService } from "#server/features/notifications/writing/writing.notifier.service";
import type { Subject } from "#server/features/reports/reports.model";
import { KINDS } from "#server/features/reports/reports.rules";
import type { ReportsService } from "#server/features/reports/reports.service";
import type { LoggedAct } from "#server/features/staff/log/log.model";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import type { StaffViewer } from "#server/features/staff/staff.model";
import { ALREADY_UNDONE, CHANGED_SINCE } from "#server/features/staff/staff.rules";
import type { Events } from "#server/platform/live/events";
import type { EffectsService } from "./decisions.effects.service.ts";
import { noticeOf, takenBackOf } from "./decisions.model.ts";
import { markUndone, reportsDecidedBy, roleOf } from "./decisions.queries.ts";

interface Parts {
  events: Events;
  log: StaffLogService;
  reports: Pick<ReportsService, "decide">;
  notifier: NotifierService;
  effects: EffectsService;
}

/** Takes decisions back: everything is as it was before, the reports are open again, and the member is notified. */
export class UndoService {
  constructor(private readonly parts: Parts) {
    for (const outcome of OUTCOMES)
      parts.log.undoBy(actionOf(outcome), {
        power: "moderate",
        // What was taken back is decided again, with its own reasons.
        isFinal: true,
        restore: (tx, act, staff) => this.#restore(tx, { act, outcome, staff }),
      });
  }

  async #restore(tx: Tx, { act, outcome, staff }: { act: LoggedAct; outcome: Outcome; staff: StaffViewer }) {
    const { events, reports, notifier, effects } = this.parts;
    const { id: logId, before, after } = act;
    const subject = subjectOf(act);
    await caseInTurn(tx, subject);
    const undone = await markUndone(tx, logId);
    if (!undone) throw refusal("ALREADY_UNDONE", ALREADY_UNDONE);
    const { memberId } = undone;
    const refused = refusalOf(staff, { ownerId: memberId, ownerRole: await roleOf(tx, memberId), isReporter: false });
    if (refused) throw refused;
    await effects.revert(tx, { subject, outcome, memberId, logId, before });
    const ids = await reportsDecidedBy(tx, subject, logId);
    if (ids.length > 0) await reports.decide(tx, { of: { ids }, state: "open", logId: null, words: null });
    if (memberId !== null && outcome !== "dismiss") {
      const concerned = { logId, memberId };
      const first = noticeOf(concerned);
      await notifier.withdraw(tx, { actorIds: [memberId], entityId: logId, keys: [keyOf(first)] });
      await notifier.notify(tx, takenBackOf(concerned));
    }
    await events.publish(tx, caseChanged, subject);
    return { before: after, after: before };
  }
}

/** What an act of moderators is about. @throws DomainError CONFLICT for anything else. */
function subjectOf({ subject }: LoggedAct): Subject {
  const kind = KINDS.find((one) => one === subject.kind);
  if (!kind) throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
  return { kind, id: subject.id };
}
