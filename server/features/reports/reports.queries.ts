import { and, desc, eq, sql } from "drizzle-orm";
import { type DbOrTx, prepared, type Tx } from "#server/db/client";
import { behind, type KeysetValues } from "#server/db/keyset";
import { groupMembers } from "#server/db/schema/groups";
import { type ReportContext, reports } from "#server/db/schema/reports";
import type { ReportBefore, ReportKind, ReportState, ReportView, Subject } from "./reports.model.ts";

const viewer = sql.placeholder("viewer");

const columns = {
  id: reports.id,
  kind: reports.kind,
  subjectId: reports.subjectId,
  rule: reports.rule,
  text: reports.words,
  state: reports.state,
  outcome: reports.outcome,
  context: reports.context,
  createdAt: reports.createdAt,
  decidedAt: reports.decidedAt,
};

/** Lists a member's own reports, newest first (`reports_reporter_idx`). */
export const reportsPage = prepared<ReportView[], KeysetValues & { viewer: number }>((db) =>
  db
    .select(columns)
    .from(reports)
    .where(and(eq(reports.reporterId, viewer), behind(reports.createdAt, reports.id)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("reports_page"),
);

/** Own reports are counted up to this number. */
const COUNTED = sql.raw("1000");

/** Counts a member's own reports. */
export const countReports = prepared<{ count: number }[], { viewer: number }>((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(select from ${reports} where ${reports.reporterId} = ${viewer} limit ${COUNTED}) as counted`)
    .prepare("reports_count"),
);

/** Finds a member's report of a thing (`reports_once_key`). */
export const reportOf = prepared<ReportView[], { viewer: number; kind: ReportKind; id: number }>((db) =>
  db
    .select(columns)
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, viewer),
        eq(reports.kind, sql.placeholder("kind")),
        eq(reports.subjectId, sql.placeholder("id")),
      ),
    )
    .prepare("report_of"),
);

/** The oldest owner of a group. */
export const ownerOfGroup = prepared<{ id: number }[], { id: number }>((db) =>
  db
    .select({ id: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, sql.placeholder("id")), eq(groupMembers.role, "owner")))
    .orderBy(groupMembers.createdAt, groupMembers.userId)
    .limit(1)
    .prepare("report_group_owner"),
);

interface NewReportRow {
  reporterId: number;
  subject: Subject;
  ownerId: number | null;
  rule: string;
  ruleVersion: number;
  words: string | null;
  context: ReportContext;
}

/** Stores a report; returns nothing if the member has reported the thing a moment earlier. */
export async function insertReport(db: DbOrTx, { subject, ...row }: NewReportRow): Promise<ReportView | undefined> {
  const [report] = await db
    .insert(reports)
    .values({ ...row, kind: subject.kind, subjectId: subject.id })
    .onConflictDoNothing()
    .returning(columns);
  return report;
}

/** Reports by their ids, or those of a thing that are open. */
export type ReportsWanted = { ids: readonly number[] } | { subject: Subject };

/** Locks reports that are about to be decided, in the order of their ids, and returns what they are. */
export async function lockReports(tx: Tx, wanted: ReportsWanted): Promise<ReportBefore[]> {
  const which =
    "ids" in wanted
      ? sql`${reports.id} = any(${sql.param([...wanted.ids])}::bigint[])`
      : and(eq(reports.kind, wanted.subject.kind), eq(reports.subjectId, wanted.subject.id), eq(reports.state, "open"));
  return tx
    .select({
      id: reports.id,
      reporterId: reports.reporterId,
      state: reports.state,
      outcome: reports.outcome,
      logId: reports.logId,
    })
    .from(reports)
    .where(which)
    .orderBy(reports.id)
    .for("no key update");
}

interface Decision {
  ids: readonly number[];
  state: ReportState;
  outcome: string | null;
  logId: number | null;
}

/** Stores how reports ended, or that they are open again. */
export async function saveDecision(tx: Tx, { ids, state, outcome, logId }: Decision): Promise<void> {
  await tx
    .update(reports)
    .set({ state, outcome, logId, decidedAt: state === "open" ? null : sql`now()` })
    .where(sql`${reports.id} = any(${sql.param([...ids])}::bigint[])`);
}
