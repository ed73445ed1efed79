import { refusal } from "#server/core/errors";
import { required } from "#server/core/pages";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Tx } from "#server/db/client";
import { refusalOf } from "#server/features/moderation/moderation.model";
import { type AppealDecision, appealDecision } from "#server/features/moderation/moderation.rules";
import type { LoggedAct } from "#server/features/staff/log/log.model";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import type { StaffViewer } from "#server/features/staff/staff.model";
import { CHANGED_SINCE } from "#server/features/staff/staff.rules";
import type { StaffService } from "#server/features/staff/staff.service";
import type { SuspensionsService } from "#server/features/suspensions/suspensions.service";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import {
  APPEAL,
  APPEAL_ACTIONS,
  APPEAL_DECIDED,
  type ModerationAppealView,
  OWN_SUSPENSION,
  SUSPENSION_OVER,
} from "./appeals.model.ts";
import {
  actorOf,
  hasColleague,
  holdingId,
  type LockedAppeal,
  lockAppeal,
  moveAppeal,
  roleOfMember,
  storeAppealEnd,
} from "./appeals.queries.ts";
import type { AppealsService } from "./appeals.service.ts";

interface Parts {
  events: Events;
  jobs: Jobs;
  limits: Limits;
  staff: StaffService;
  log: StaffLogService;
  suspensions: SuspensionsService;
  appeals: AppealsService;
}

/** Lets moderators decide the appeals of suspended members. */
export class DecidingService {
  constructor(private readonly parts: Parts) {
    for (const action of Object.values(APPEAL_ACTIONS))
      parts.log.undoBy(action, {
        power: "moderate",
        isFinal: true,
        restore: (tx, act, staff) => this.#restore(tx, act, staff),
      });
  }

  /**
   * Decides an appeal and mails the member; granting it lifts the suspension.
   * @throws DomainError NOT_FOUND for no such appeal; CONFLICT for a decided one, or when the suspension is over;
   * FORBIDDEN for a suspension of the viewer's own while another moderator can decide.
   */
  async decide(viewer: Viewer | null, id: number, input: AppealDecision): Promise<ModerationAppealView> {
    const { events, limits, staff: powers, appeals } = this.parts;
    const staff = await powers.requirePower(viewer, "moderate");
    const { outcome, words } = check(appealDecision, input);
    await limits.consume("staffActsByMember", staff.id);
    await events.transaction(async (tx) => {
      const appeal = required(await lockAppeal(tx, id), APPEAL);
      const judge = await powers.requirePowerIn(tx, staff, "moderate");
      if (appeal.state !== "open") throw refusal("ALREADY_DECIDED", APPEAL_DECIDED);
      if (!appeal.holds) throw refusal("SUSPENSION_ENDED", SUSPENSION_OVER);
      await this.#requireOther(tx, judge, appeal);
      await this.#end(tx, judge, appeal, { outcome, words });
    });
    return appeals.get(staff, id);
  }

  async #requireOther(tx: Tx, staff: StaffViewer, { memberId, logId }: LockedAppeal): Promise<void> {
    const concerned = { ownerId: memberId, ownerRole: await roleOfMember(tx, memberId), isReporter: false };
    const refused = refusalOf(staff, concerned);
    if (refused) throw refused;
    if ((await actorOf(tx, logId)) !== staff.id) return;
    const [colleague] = await hasColleague(tx, { viewer: staff.id });
    if (colleague?.found === true) throw refusal("OWN_ACCOUNT", OWN_SUSPENSION);
  }

  async #end(
    tx: Tx,
    staff: StaffViewer,
    { id, memberId, suspensionId, until, rule, words: suspensionWords, logId }: LockedAppeal,
    { outcome, words }: { outcome: "grant" | "refuse"; words: string },
  ): Promise<void> {
    const { jobs, log, suspensions } = this.parts;
    const isGranted = outcome === "grant";
    const end = {
      state: isGranted ? ("granted" as const) : ("refused" as const),
      decidedBy: staff.id,
      decidedWords: words,
    };
    await storeAppealEnd(tx, id, end);
    if (isGranted) await suspensions.lift(tx, memberId);
    await log.record(tx, {
      actorId: staff.id,
      action: APPEAL_ACTIONS[outcome],
      subject: { kind: "member", id: memberId },
      why: words,
      before: { appealId: id, suspensionId, until, rule, words: suspensionWords, logId },
      after: { appealId: id, state: end.state },
    });
    await jobs.enqueue(tx, "auth.mailAppealDecided", { userId: memberId, isGranted, words });
  }

  /** Opens the appeal again; a suspension that was lifted is imposed again. */
  async #restore(tx: Tx, { before, after }: LoggedAct, staff: StaffViewer) {
    const { appealId, until, rule, words, logId } = before as unknown as LockedAppeal & { appealId: number };
    const appeal = await lockAppeal(tx, appealId);
    if (!appeal || appeal.state !== after?.["state"]) throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
    await this.#requireOther(tx, staff, appeal);
    if (appeal.state === "granted") {
      if (until !== null && Date.parse(until) <= Date.now()) throw refusal("SUSPENSION_ENDED", SUSPENSION_OVER);
      if ((await holdingId(tx, appeal.memberId)) !== null) throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
      const again = { userId: appeal.memberId, until, rule, words, logId };
      await moveAppeal(tx, appealId, await this.parts.suspensions.suspend(tx, again));
    }
    await storeAppealEnd(tx, appealId, { state: "open", decidedBy: null, decidedWords: null });
    return { before: after, after: before };
  }
}
