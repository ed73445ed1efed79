import { feature } from "#server/composition/feature";
import type { CommentWithholdingService } from "#server/features/comments/withholding/withholding.service";
import type { MessageWithholdingService } from "#server/features/chat/withholding/withholding.service";
import { ClaimsResolver } from "#server/features/moderation/claims/claims.resolver";
import { ClaimsService } from "#server/features/moderation/claims/claims.service";
import type { CasesService } from "#server/features/moderation/queue/queue.cases.service";
import type { QueueService } from "#server/features/moderation/queue/queue.service";
import type { NotifierService } from "#server/features/notifications/writing/writing.notifier.service";
import type { PostWithholdingService } from "#server/features/posts/withholding/withholding.service";
import type { ReportsService } from "#server/features/reports/reports.service";
import type { ReportSubjectsService } from "#server/features/reports/reports.subjects.service";
import type { RulesService } from "#server/features/rules/rules.service";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import type { StaffService } from "#server/features/staff/staff.service";
import type { SuspensionsService } from "#server/features/suspensions/suspensions.service";
import { EffectsService } from "./decisions.effects.service.ts";
import { OutcomesService } from "./decisions.outcomes.service.ts";
import { DecisionsResolver } from "./decisions.resolver.ts";
import { DecisionsService } from "./decisions.service.ts";
import { UndoService } from "./decisions.undo.service.ts";

interface Needs {
  cases: CasesService;
  commentWithholding: CommentWithholdingService;
  messageWithholding: MessageWithholdingService;
  notifier: NotifierService;
  postWithholding: PostWithholdingService;
  queue: QueueService;
  reports: ReportsService;
  reportSubjects: ReportSubjectsService;
  rules: RulesService;
  staff: StaffService;
  staffLog: StaffLogService;
  suspensions: SuspensionsService;
}

/** Assembles what moderators decide, and how it is taken back. */
export const decisionsModule = feature(({ db, events, limits }, earlier: Needs) => {
  const { cases, notifier, queue, reports, reportSubjects: subjects, rules, staff, staffLog: log } = earlier;
  const effects = new EffectsService({
    posts: earlier.postWithholding,
    comments: earlier.commentWithholding,
    messages: earlier.messageWithholding,
    suspensions: earlier.suspensions,
  });
  const outcomes = new OutcomesService({ events, staff, log, reports, notifier, effects });
  const decisions = new DecisionsService({ db, limits, staff, rules, subjects, queue, cases, outcomes });
  const claims = new ClaimsService({ events, limits, staff, queue });
  const undo = new UndoService({ events, log, reports, notifier, effects });
  return {
    services: { claims, decisions, undo },
    resolvers: [new ClaimsResolver(claims), new DecisionsResolver(decisions)],
  };
});
