import { and, asc, eq, ne } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { moderationActs } from "#server/db/schema/moderation";
import { reports } from "#server/db/schema/reports";
import { staffLog } from "#server/db/schema/staff";
import { after, type BatchValues, limit, member } from "./contents.queries.ts";
import type { ModerationRow, ReportRow, StaffActRow } from "./contents.rows.model.ts";

/**
 * Reads what moderators decided about a member, as the member was notified of it, without who decided
 * (`moderation_acts_member_idx`).
 */
export const moderationBatch = prepared<ModerationRow[], BatchValues>((db) =>
  db
    .select({
      id: moderationActs.logId,
      at: moderationActs.createdAt,
      kind: moderationActs.kind,
      subjectId: moderationActs.subjectId,
      outcome: moderationActs.outcome,
      rule: moderationActs.rule,
      words: moderationActs.words,
      until: moderationActs.until,
      undoneAt: moderationActs.undoneAt,
    })
    .from(moderationActs)
    .where(
      and(
        eq(moderationActs.memberId, member),
        ne(moderationActs.outcome, "dismiss"),
        after(moderationActs.createdAt, moderationActs.logId),
      ),
    )
    .orderBy(asc(moderationActs.createdAt), asc(moderationActs.logId))
    .limit(limit)
    .prepare("export_moderation"),
);

/**
 * Reads what a member did as staff, in their own words (`staff_log_actor_idx`). What it changed is somebody else's, and
 * stays in the log.
 */
export const staffActsBatch = prepared<StaffActRow[], BatchValues>((db) =>
  db
    .select({
      id: staffLog.id,
      at: staffLog.createdAt,
      action: staffLog.action,
      subjectKind: staffLog.subjectKind,
      subjectId: staffLog.subjectId,
      why: staffLog.why,
      undoes: staffLog.undoes,
    })
    .from(staffLog)
    .where(and(eq(staffLog.actorId, member), after(staffLog.createdAt, staffLog.id)))
    .orderBy(asc(staffLog.createdAt), asc(staffLog.id))
    .limit(limit)
    .prepare("export_staff_acts"),
);

/** Reads what a member reported, without what it was about: that is somebody else's (`reports_reporter_idx`). */
export const reportsBatch = prepared<ReportRow[], BatchValues>((db) =>
  db
    .select({
      id: reports.id,
      at: reports.createdAt,
      kind: reports.kind,
      subjectId: reports.subjectId,
      rule: reports.rule,
      ruleVersion: reports.ruleVersion,
      text: reports.words,
      state: reports.state,
      outcome: reports.outcome,
      decidedAt: reports.decidedAt,
    })
    .from(reports)
    .where(and(eq(reports.reporterId, member), after(reports.createdAt, reports.id)))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(limit)
    .prepare("export_reports"),
);
