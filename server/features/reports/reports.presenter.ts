import type { ReportAnswer } from "./reports.answers.ts";
import { aboutOf, type ReportView, stateSentence } from "./reports.model.ts";

/** Presents a report to its reporter in REST. */
export const presentReport = (report: ReportView): ReportAnswer => ({
  id: report.id,
  kind: report.kind,
  subject_id: report.subjectId,
  about: aboutOf(report),
  path: report.context.path,
  rule: report.rule,
  rule_title: report.context.rule,
  text: report.text,
  state: report.state,
  state_text: stateSentence(report.state),
  outcome: report.outcome,
  created_at: report.createdAt,
  decided_at: report.decidedAt,
});
