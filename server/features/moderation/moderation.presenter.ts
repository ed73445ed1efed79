import type { ReportedText } from "#server/db/schema/reports";
import type { UrlOf } from "#server/features/media/media.model";
import { presentMedia } from "#server/features/media/media.presenter";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { ModerationAppealView } from "./appeals/appeals.model.ts";
import type { FilterView } from "./filters/filters.model.ts";
import type {
  CaseAnswer,
  FilterAnswer,
  MemberRecordAnswer,
  ModerationActAnswer,
  ModerationAppealAnswer,
  MonthAnswer,
} from "./moderation.answers.ts";
import type { CaseReport, CaseView, MemberRecord, ModerationAct, ThingContent } from "./moderation.model.ts";
import type { MonthView } from "./monthly/monthly.model.ts";

/** Presents a case in REST. */
export function presentCase(view: CaseView, urlOf: UrlOf): CaseAnswer {
  const { context, current, owner, claim, decision } = view;
  return {
    id: view.id,
    kind: view.kind,
    subject_id: view.subjectId,
    state: view.state,
    about: view.about,
    reported: {
      ...presentSaid(context),
      title: context.title,
      files_count: context.files.length,
      path: context.path,
      before: context.before.map(presentSaid),
    },
    current: current && presentContent(current, urlOf),
    current_state: view.currentState,
    owner: owner && presentMember(owner, urlOf),
    reports_count: view.reportsCount,
    rules: view.rules,
    reports: view.reports.map((report) => presentReport(report, urlOf)),
    first_reported_at: view.firstReportedAt,
    last_reported_at: view.lastReportedAt,
    claim: claim && { ...claim, by: presentAuthor(claim.by, urlOf) },
    outcomes: view.outcomes,
    refusal: view.refusal,
    decision: decision && presentAct(decision, urlOf),
  };
}

const presentSaid = ({ author, text, createdAt }: ReportedText) => ({
  author_name: author?.name ?? null,
  author_username: author?.username ?? null,
  text,
  created_at: createdAt,
});

const presentContent = ({ title, text, createdAt, editedAt, media }: ThingContent, urlOf: UrlOf) => ({
  title,
  text,
  created_at: createdAt,
  edited_at: editedAt,
  media: media.map((one) => presentMedia(one, urlOf)),
});

const presentReport = (report: CaseReport, urlOf: UrlOf) => ({
  id: report.id,
  rule: report.rule,
  rule_title: report.ruleTitle,
  text: report.text,
  created_at: report.createdAt,
  reporter: presentAuthor(report.reporter, urlOf),
  reporter_reports: report.reporterReports,
  reporter_decided: report.reporterDecided,
  reporter_upheld: report.reporterUpheld,
});

/** Presents what moderators have to know of a member. */
export const presentMember = (member: MemberRecord, urlOf: UrlOf): MemberRecordAnswer => ({
  user: presentAuthor(member.user, urlOf),
  role: member.role,
  joined_at: member.joinedAt,
  posts_count: member.postsCount,
  has_standing: member.hasStanding,
  standing_taken: member.standingTaken,
  suspended: member.suspended,
  suspended_until: member.suspendedUntil,
  suspensions_count: member.suspensionsCount,
  earlier: member.earlier,
  open_reports: member.openReports,
});

/** Presents what moderators decided in REST. */
export const presentAct = (act: ModerationAct, urlOf: UrlOf): ModerationActAnswer => ({
  id: act.id,
  outcome: act.outcome,
  rule: act.rule,
  rule_title: act.ruleTitle,
  words: act.words,
  until: act.until,
  by: act.by && presentAuthor(act.by, urlOf),
  created_at: act.createdAt,
  undone_at: act.undoneAt,
});

/** Presents an appeal to moderators in REST. */
export const presentAppeal = (appeal: ModerationAppealView, urlOf: UrlOf): ModerationAppealAnswer => ({
  id: appeal.id,
  state: appeal.state,
  words: appeal.words,
  created_at: appeal.createdAt,
  member: presentMember(appeal.member, urlOf),
  suspended_at: appeal.suspendedAt,
  suspended_until: appeal.suspendedUntil,
  rule: appeal.rule,
  rule_title: appeal.ruleTitle,
  suspension_words: appeal.suspensionWords,
  suspended_by: appeal.suspendedBy && presentAuthor(appeal.suspendedBy, urlOf),
  decided_by: appeal.decidedBy && presentAuthor(appeal.decidedBy, urlOf),
  decided_words: appeal.decidedWords,
  decided_at: appeal.decidedAt,
  refusal: appeal.refusal,
});

/** Presents a stored filter in REST. */
export const presentFilter = ({ id, name, state, kind, rule, mine, order }: FilterView): FilterAnswer => ({
  id,
  name,
  state,
  kind,
  rule,
  mine,
  order,
});

/** Presents a month of the public report in REST. */
export const presentMonth = (month: MonthView): MonthAnswer => ({
  month: month.month,
  reports: month.reports,
  rules: month.rules,
  outcomes: month.outcomes,
  median_hours: month.medianHours,
  appeals: month.appeals,
  appeals_granted: month.appealsGranted,
  appeals_refused: month.appealsRefused,
  appeals_open: month.appealsOpen,
  appeals_median_hours: month.appealsMedianHours,
});
