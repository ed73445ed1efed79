import { invalid, refusal } from "#server/core/errors";
import type { Tx } from "#server/db/client";
import { caseInTurn, claimedByOther, endClaim } from "#server/features/moderation/claims/claims.queries";
import {
  actionOf,
  caseChanged,
  claimedBy,
  DECIDED,
  type Outcome,
  outcomesOf,
  refusalOf,
  REPORTERS_READ,
  WRONG_OUTCOME,
} from "#server/features/moderation/moderation.model";
import { thingsNow } from "#server/features/moderation/queue/queue.things.queries";
import type { NotifierService } from "#server/features/notifications/writing/writing.notifier.service";
import type { Subject, SubjectView } from "#server/features/reports/reports.model";
import type { ReportsService } from "#server/features/reports/reports.service";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import type { StaffViewer } from "#server/features/staff/staff.model";
import type { StaffService } from "#server/features/staff/staff.service";
import type { Events } from "#server/platform/live/events";
import type { EffectsService } from "./decisions.effects.service.ts";
import { noticeOf } from "./decisions.model.ts";
import { insertAct, lockStanding, type OpenReports, openReportsOf, ownerOf, roleOf } from "./decisions.queries.ts";

interface Parts {
  events: Events;
  staff: StaffService;
  log: StaffLogService;
  reports: Pick<ReportsService, "decide">;
  notifier: NotifierService;
  effects: EffectsService;
}

/** A rule with its heading. */
export interface BrokenRule {
  key: string;
  title: string;
}

/** What a moderator has decided. */
interface Order {
  subject: Subject;
  outcome: Outcome;
  /** Null where no rule is broken. */
  rule: BrokenRule | null;
  words: string;
  days?: number | null | undefined;
  /** Whether there have to be open reports. */
  isReported: boolean;
  /** The thing as the moderator sees it, where nobody has reported it. */
  visible?: SubjectView | null;
}

/** A thing with what is known of it, in the transaction that decides about it. */
interface Judged {
  open: OpenReports | undefined;
  memberId: number | null;
  path: string | null;
}

const DAY_MS = 86_400_000;

/** Carries out what moderators decide, with everything that belongs to it in one transaction. */
export class OutcomesService {
  constructor(private readonly parts: Parts) {}

  /**
   * Decides about a thing: the act, the reports, the notifications and the row of the log. Returns that row, and a
   * report that was decided. Of moderators who decide at once the first one does.
   */
  async decide(staff: StaffViewer, order: Order): Promise<{ logId: number; reportId: number | null }> {
    return this.parts.events.transaction(async (tx) => {
      await caseInTurn(tx, order.subject);
      // Whoever has lost the power while this waited may do nothing any more.
      const judge = await this.parts.staff.requirePowerIn(tx, staff, "moderate");
      const judged = await this.#judge(tx, judge, order);
      const logId = await this.#carryOut(tx, judge, order, judged);
      return { logId, reportId: judged.open?.id ?? null };
    });
  }

  /** Checks who may decide what, and returns whom it concerns. */
  async #judge(tx: Tx, staff: StaffViewer, { subject, outcome, isReported, visible }: Order): Promise<Judged> {
    const open = await openReportsOf(tx, subject, staff.id);
    if (isReported && !open) throw refusal("ALREADY_DECIDED", DECIDED);
    const other = await claimedByOther(tx, subject, staff.id);
    if (other !== undefined) throw refusal("CLAIMED", claimedBy(other));
    const known = open ?? visible ?? { ownerId: null, context: { path: null } };
    const memberId = await this.#concerned(tx, staff, subject, { ...known, isReporter: open?.isReporter ?? false });
    const standing = memberId === null ? undefined : await lockStanding(tx, memberId);
    const [thing] = await thingsNow(tx, { kinds: [subject.kind], ids: [subject.id] });
    const possible = outcomesOf({
      kind: subject.kind,
      state: thing?.state ?? "deleted",
      owner: standing ? { standingTaken: standing.standingBasis === "taken" } : null,
    });
    if (!possible.includes(outcome)) throw invalid({ outcome: [WRONG_OUTCOME] });
    return { open, memberId, path: known.context.path };
  }

  /** Returns whom the thing concerns, unless their account is deleted. @throws DomainError FORBIDDEN as `refusalOf` says. */
  async #concerned(
    tx: Tx,
    staff: StaffViewer,
    subject: Subject,
    known: { ownerId: number | null; isReporter: boolean },
  ): Promise<number | null> {
    const ownerId = (await ownerOf(tx, subject)) ?? known.ownerId;
    const ownerRole = await roleOf(tx, ownerId);
    const refused = refusalOf(staff, { ownerId, ownerRole, isReporter: known.isReporter });
    if (refused) throw refused;
    return ownerRole === null ? null : ownerId;
  }

  async #carryOut(
    tx: Tx,
    staff: StaffViewer,
    { subject, outcome, rule, words, days }: Order,
    { open, memberId, path }: Judged,
  ): Promise<number> {
    const { events, log, reports, notifier, effects } = this.parts;
    const until = days == null ? null : new Date(Date.now() + days * DAY_MS).toISOString();
    const wanted = { subject, outcome, memberId, rule: rule?.key ?? null, words, until };
    const effect = await effects.perform(tx, wanted);
    const logId = await log.record(tx, {
      actorId: staff.id,
      action: actionOf(outcome),
      subject,
      why: words,
      before: effect.before,
      after: { outcome, rule: rule?.key ?? null, memberId, ...(outcome === "suspend" && { until }) },
    });
    await effect.finish?.(logId);
    if (open)
      await reports.decide(tx, {
        of: { subject },
        state: outcome === "dismiss" ? "dismissed" : "upheld",
        logId,
        words: REPORTERS_READ[outcome],
      });
    await insertAct(tx, {
      logId,
      memberId,
      kind: subject.kind,
      subjectId: subject.id,
      outcome,
      rule: rule?.key ?? null,
      ruleTitle: rule?.title ?? null,
      words,
      until,
      path,
    });
    await endClaim(tx, subject);
    if (memberId !== null && outcome !== "dismiss") await notifier.notify(tx, noticeOf({ logId, memberId }));
    await events.publish(tx, caseChanged, subject);
    return logId;
  }
}
