import { eq, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { personColumns } from "#server/db/personColumns";
import { moderationActs } from "#server/db/schema/moderation";
import { reports } from "#server/db/schema/reports";
import { staffLog } from "#server/db/schema/staff";
import { users } from "#server/db/schema/users";
import { CASE_REPORTS_MAX, COUNTED_MAX } from "#server/features/moderation/moderation.limits.rules";
import type { CaseReport, ModerationAct, ReporterRecord } from "#server/features/moderation/moderation.model";

const ids = sql`${sql.placeholder("ids")}::bigint[]`;
const number = (value: number) => sql.raw(String(value));

/** A report of a case, before it is known how often its reporter was right. */
export type ReportRow = Omit<CaseReport, "reporterReports" | "reporterDecided" | "reporterUpheld"> & { caseId: number };

/** Lists the oldest reports of each case, by the ids of their first reports (`reports_subject_idx`). */
export const reportsOfCases = prepared<ReportRow[], { ids: number[] }>((db) =>
  db
    .select({
      caseId: sql<number>`asked.id`,
      id: reports.id,
      rule: reports.rule,
      ruleTitle: sql<string>`${reports.context} ->> 'rule'`,
      text: reports.words,
      createdAt: reports.createdAt,
      reporter: personColumns,
    })
    .from(sql`unnest(${ids}) as asked (id)`)
    .innerJoin(sql`${reports} as lead`, sql`lead.id = asked.id`)
    .innerJoinLateral(
      sql`(select same.id from ${reports} as same where same.kind = lead.kind and same.subject_id = lead.subject_id
        and case lead.state when 'open' then same.state = 'open' else same.log_id = lead.log_id end
        order by same.id limit ${number(CASE_REPORTS_MAX)}) as listed`,
      sql`true`,
    )
    .innerJoin(reports, sql`${reports.id} = listed.id`)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .orderBy(sql`asked.id`, reports.id)
    .prepare("moderation_reports_of"),
);

/** Counts how often members reported, and how often they were right, up to a thousand each (`reports_reporter_idx`). */
export const reporterRecords = prepared<ReporterRecord[], { ids: number[] }>((db) =>
  db
    .select({
      id: sql<number>`asked.id`,
      reports: sql<number>`own.reports`,
      decided: sql<number>`own.decided`,
      upheld: sql<number>`own.upheld`,
    })
    .from(sql`unnest(${ids}) as asked (id)`)
    .innerJoinLateral(
      sql`(select count(*)::int as reports, count(*) filter (where state <> 'open')::int as decided,
          count(*) filter (where state = 'upheld')::int as upheld
        from (select state from ${reports} as report where report.reporter_id = asked.id
          order by report.created_at desc, report.id desc limit ${number(COUNTED_MAX)}) as latest) as own`,
      sql`true`,
    )
    .prepare("moderation_reporters"),
);

/** Finds what moderators decided, by the rows of the staff's log. */
export const actsByLog = prepared<ModerationAct[], { ids: number[] }>((db) =>
  db
    .select({
      id: moderationActs.logId,
      outcome: moderationActs.outcome,
      rule: moderationActs.rule,
      ruleTitle: moderationActs.ruleTitle,
      words: moderationActs.words,
      until: moderationActs.until,
      by: personColumns,
      createdAt: moderationActs.createdAt,
      undoneAt: moderationActs.undoneAt,
    })
    .from(moderationActs)
    .leftJoin(staffLog, eq(staffLog.id, moderationActs.logId))
    .leftJoin(users, eq(users.id, staffLog.actorId))
    .where(sql`${moderationActs.logId} = any(${ids})`)
    .prepare("moderation_acts_by_log"),
);
