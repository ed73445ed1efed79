import { invalid, refusal } from "#server/core/errors";
import { required } from "#server/core/pages";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { ACT, CASE, type Decided, DECIDED, NOT_WITHOUT_REPORT } from "#server/features/moderation/moderation.model";
import {
  act,
  type ActInput,
  decision,
  type DecisionInput,
  NO_DAYS,
  NO_RULE,
  NO_WORDS,
} from "#server/features/moderation/moderation.rules";
import type { CasesService } from "#server/features/moderation/queue/queue.cases.service";
import type { QueueService } from "#server/features/moderation/queue/queue.service";
import type { ReportSubjectsService } from "#server/features/reports/reports.subjects.service";
import type { RulesService } from "#server/features/rules/rules.service";
import type { StaffViewer } from "#server/features/staff/staff.model";
import type { StaffService } from "#server/features/staff/staff.service";
import type { Limits } from "#server/platform/limits/limiter";
import type { BrokenRule, OutcomesService } from "./decisions.outcomes.service.ts";
import { isReported, reportById } from "./decisions.queries.ts";

interface Parts {
  db: Db;
  limits: Limits;
  staff: StaffService;
  rules: Pick<RulesService, "rule">;
  subjects: Pick<ReportSubjectsService, "get">;
  queue: QueueService;
  cases: CasesService;
  outcomes: OutcomesService;
}

/** Lets moderators decide what was reported, and act on what they see without a report. */
export class DecisionsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Decides all open reports of the thing that a report is about.
   * @throws DomainError NOT_FOUND for no such report; CONFLICT for what is decided, or claimed by another moderator;
   * FORBIDDEN for what is about the viewer or a colleague, or was reported by the viewer; BAD_USER_INPUT for an outcome
   * that makes no sense.
   */
  async decide(viewer: Viewer | null, reportId: number, input: DecisionInput): Promise<Decided> {
    const staff = await this.parts.staff.requirePower(viewer, "moderate");
    const command = check(decision, input);
    checkCombination(command);
    await this.parts.limits.consume("staffActsByMember", staff.id);
    const report = required(await reportById(this.parts.db, reportId), CASE);
    if (report.state !== "open") throw refusal("ALREADY_DECIDED", DECIDED);
    const { subject, rule: key, ruleTitle: title } = report;
    const rule = command.outcome === "dismiss" ? null : await this.#rule(command.rule || key, { key, title });
    return this.#decided(
      staff,
      await this.parts.outcomes.decide(staff, { ...command, subject, rule, isReported: true }),
    );
  }

  /**
   * Acts on a thing that the viewer sees, or that was reported. Its open reports are decided with it.
   * @throws DomainError as `decide`; NOT_FOUND for what the viewer does not see.
   */
  async act(viewer: Viewer | null, input: ActInput): Promise<Decided> {
    const staff = await this.parts.staff.requirePower(viewer, "moderate");
    const { kind, id, ...command } = check(act, input);
    checkCombination(command);
    if (command.outcome === "dismiss") throw invalid({ outcome: [NOT_WITHOUT_REPORT] });
    if (!command.rule) throw invalid({ rule: [NO_RULE] });
    const { db, limits, subjects, outcomes } = this.parts;
    await limits.consume("staffActsByMember", staff.id);
    const subject = { kind, id };
    const isOpen = await isReported(db, subject);
    const visible = isOpen ? null : await subjects.get(staff, subject);
    const rule = await this.#rule(command.rule, null);
    return this.#decided(
      staff,
      await outcomes.decide(staff, { ...command, subject, rule, visible, isReported: false }),
    );
  }

  /** Finds the rule that is broken, as the community has it now, or as the report names it. */
  async #rule(key: string, reported: BrokenRule | null): Promise<BrokenRule> {
    const { rule } = await this.parts.rules.rule(key);
    if (rule) return { key, title: rule.title };
    if (reported?.key === key) return reported;
    throw invalid({ rule: [NO_RULE] });
  }

  async #decided(
    staff: StaffViewer,
    { logId, reportId }: { logId: number; reportId: number | null },
  ): Promise<Decided> {
    const { cases, queue } = this.parts;
    const decided = reportId === null ? null : await queue.ofReport(staff, reportId);
    return { act: required(await cases.act(logId), ACT), case: decided };
  }
}

/** @throws DomainError BAD_USER_INPUT for an act against somebody without words, and for days that mean nothing. */
function checkCombination({
  outcome,
  words,
  days,
}: {
  outcome: string;
  words: string;
  days?: number | null | undefined;
}) {
  if (words === "" && outcome !== "dismiss") throw invalid({ words: [NO_WORDS] });
  if (days != null && outcome !== "suspend") throw invalid({ days: [NO_DAYS] });
}
