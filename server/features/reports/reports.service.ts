import { invalid } from "#server/core/errors";
import { numberedPage, type Slice, sliceValues } from "#server/core/pages";
import { type Page, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import { accountDeleted } from "#server/features/auth/auth.model";
import type { NotifierService } from "#server/features/notifications/writing/writing.notifier.service";
import type { RulesService } from "#server/features/rules/rules.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { REPORTS_PAGE_SIZE } from "./reports.limits.rules.ts";
import { forgetAuthor, forgetSpeaker } from "./reports.leaving.queries.ts";
import {
  OWN,
  type ReportBefore,
  ReportedAlready,
  reportMade,
  type ReportState,
  type ReportView,
} from "./reports.model.ts";
import {
  countReports,
  insertReport,
  lockReports,
  reportOf,
  reportsPage,
  type ReportsWanted,
  saveDecision,
} from "./reports.queries.ts";
import { newReport, type NewReport, NO_RULE } from "./reports.rules.ts";
import type { ReportSubjectsService } from "./reports.subjects.service.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  notifier: NotifierService;
  rules: Pick<RulesService, "rule">;
  subjects: ReportSubjectsService;
}

/** How reports ended. */
interface Outcome {
  /** Reports by their ids, whatever their state, or those of a thing that are open. */
  of: ReportsWanted;
  /** `open` takes a decision back. */
  state: ReportState;
  /** The row of the staff's log that decides them; null for none. */
  logId: number | null;
  /** What the reporters read of it; null for nothing. */
  words: string | null;
}

/** Lets members report what breaks a rule, and notifies them how it ended. */
export class ReportsService {
  constructor(private readonly parts: Parts) {
    parts.events.on(accountDeleted, async (tx, { memberId }) => {
      await forgetAuthor(tx, memberId);
      await forgetSpeaker(tx, memberId);
    });
  }

  /**
   * Reports a thing, with what the viewer sees of it now.
   * @throws DomainError NOT_FOUND for what the viewer may not see, BAD_USER_INPUT for what is their own, CONFLICT
   *   (`ReportedAlready`) for what they have reported before, whatever became of it.
   */
  async report(viewer: Viewer, input: NewReport): Promise<ReportView> {
    const { kind, id, rule: key, text } = check(newReport, input);
    const { db, events, limits, rules, subjects } = this.parts;
    const { rule, version } = await rules.rule(key);
    if (!rule) throw invalid({ rule: [NO_RULE] });
    const [before] = await reportOf(db, { viewer: viewer.id, kind, id });
    if (before) throw new ReportedAlready(before);
    const { ownerId, context } = await subjects.get(viewer, { kind, id });
    if (ownerId === viewer.id) throw invalid({ id: [OWN] });
    await limits.consume("reportsByMember", viewer.id);
    const report = await events.transaction(async (tx) => {
      const made = await insertReport(tx, {
        reporterId: viewer.id,
        subject: { kind, id },
        ownerId,
        rule: rule.key,
        ruleVersion: version,
        words: text || null,
        context: { ...context, rule: rule.title },
      });
      if (made) await events.publish(tx, reportMade, { kind, id });
      return made;
    });
    if (report) return report;
    // The same report was sent twice at once: the other one counts.
    await limits.giveBack("reportsByMember", viewer.id);
    const [first] = await reportOf(db, { viewer: viewer.id, kind, id });
    throw new ReportedAlready(first ?? { id: 0, state: "open" });
  }

  /** Lists the viewer's own reports, newest first. */
  async list(viewer: Viewer, slice: Slice): Promise<Page<ReportView>> {
    const rows = await reportsPage(this.parts.db, { viewer: viewer.id, ...sliceValues(slice) });
    const total = async () => (await countReports(this.parts.db, { viewer: viewer.id }))[0]?.count ?? 0;
    return toPage(rows, slice.first, total);
  }

  /** Lists the same by numbered pages. */
  numberedPage(viewer: Viewer, page: number): Promise<Page<ReportView>> {
    return this.list(viewer, numberedPage(page, REPORTS_PAGE_SIZE));
  }

  /**
   * Decides reports and notifies their reporters, in the transaction of the decision; or opens them again and takes the
   * notifications back. The caller has checked that it may. Returns what the reports were, so that it can be restored.
   */
  async decide(tx: Tx, { of, state, logId, words }: Outcome): Promise<ReportBefore[]> {
    const reports = await lockReports(tx, of);
    if (reports.length === 0) return [];
    const ids = reports.map(({ id }) => id);
    await saveDecision(tx, { ids, state, outcome: state === "open" ? null : words, logId });
    for (const one of reports) if (one.state !== "open") await this.#withdraw(tx, one);
    if (state !== "open")
      await this.parts.notifier.notify(
        tx,
        reports.map(({ id, reporterId }) => ({
          type: "report_decided",
          userId: reporterId,
          actorId: reporterId,
          reportId: id,
          entityId: logId ?? 0,
        })),
      );
    return reports;
  }

  /** Takes the notification of an earlier decision back. */
  #withdraw(tx: Tx, { id, reporterId, logId }: ReportBefore): Promise<void> {
    const keys = [`report_decided:${id}`];
    return this.parts.notifier.withdraw(tx, { actorIds: [reporterId], entityId: logId ?? 0, keys });
  }
}
