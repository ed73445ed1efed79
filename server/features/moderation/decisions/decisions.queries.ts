import { and, eq, isNull, sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { comments } from "#server/db/schema/comments";
import { moderationActs } from "#server/db/schema/moderation";
import { posts } from "#server/db/schema/posts";
import { messages } from "#server/db/schema/chat";
import { reports, type ReportContext } from "#server/db/schema/reports";
import { suspensions } from "#server/db/schema/suspensions";
import { users } from "#server/db/schema/users";
import type { Role } from "#server/features/auth/auth.model";
import type { Outcome } from "#server/features/moderation/moderation.model";
import type { ReportState, Subject } from "#server/features/reports/reports.model";

/** A report that is about to be decided. */
interface NamedReport {
  subject: Subject;
  state: ReportState;
  rule: string;
  ruleTitle: string;
}

/** Finds a report by its id. */
export async function reportById(db: DbOrTx, id: number): Promise<NamedReport | undefined> {
  const [row] = await db
    .select({
      subject: { kind: reports.kind, id: reports.subjectId },
      state: reports.state,
      rule: reports.rule,
      ruleTitle: sql<string>`${reports.context} ->> 'rule'`,
    })
    .from(reports)
    .where(eq(reports.id, id));
  return row;
}

/** Checks whether a thing has open reports (`reports_subject_idx`). */
export async function isReported(db: DbOrTx, { kind, id }: Subject): Promise<boolean> {
  const [row] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.subjectId, id), eq(reports.state, "open")))
    .limit(1);
  return row !== undefined;
}

/** What the open reports of a thing say. */
export interface OpenReports {
  /** The first of them. */
  id: number;
  /** Whether the member of staff is among the reporters. */
  isReporter: boolean;
  /** The owner at that time. */
  ownerId: number | null;
  context: ReportContext;
}

/** Finds what the open reports of a thing say (`reports_subject_idx`); nothing where there are none. */
export async function openReportsOf(tx: Tx, { kind, id }: Subject, staffId: number): Promise<OpenReports | undefined> {
  const [row] = await tx
    .select({
      id: reports.id,
      isReporter: sql<boolean>`exists (select from ${reports} as own where own.reporter_id = ${staffId}
        and own.kind = ${kind} and own.subject_id = ${id})`,
      ownerId: reports.ownerId,
      context: reports.context,
    })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.subjectId, id), eq(reports.state, "open")))
    .orderBy(reports.id)
    .limit(1);
  return row;
}

/** Finds who wrote a thing now; a member is their own. Nothing for what is gone, and for a group. */
export async function ownerOf(tx: Tx, { kind, id }: Subject): Promise<number | null> {
  const found = {
    post: () => tx.select({ id: posts.authorId }).from(posts).where(eq(posts.id, id)),
    comment: () => tx.select({ id: comments.authorId }).from(comments).where(eq(comments.id, id)),
    message: () => tx.select({ id: messages.senderId }).from(messages).where(eq(messages.id, id)),
    member: () => tx.select({ id: users.id }).from(users).where(eq(users.id, id)),
    group: () => Promise.resolve([]),
  };
  const [row] = await found[kind]();
  return row?.id ?? null;
}

/** The role of a member; null for nobody. */
export async function roleOf(tx: Tx, id: number | null): Promise<Role | null> {
  if (id === null) return null;
  const [row] = await tx.select({ role: users.role }).from(users).where(eq(users.id, id));
  return row?.role ?? null;
}

/** What is stored of a member's standing; it is plain JSON, so that a log can keep it. */
export interface StandingBefore {
  hasStanding: boolean;
  standingBasis: (typeof users.$inferSelect)["standingBasis"];
}

/** Finds and locks the standing of a member. */
export async function lockStanding(tx: Tx, id: number): Promise<StandingBefore | undefined> {
  const [row] = await tx
    .select({ hasStanding: users.hasStanding, standingBasis: users.standingBasis })
    .from(users)
    .where(eq(users.id, id))
    .for("no key update");
  return row;
}

/** Stores a member's standing. */
export async function storeStanding(tx: Tx, id: number, standing: StandingBefore): Promise<void> {
  await tx.update(users).set(standing).where(eq(users.id, id));
}

/** A suspension that holds; it is plain JSON, so that a log can keep it. */
export interface HoldingSuspension {
  id: number;
  until: string | null;
  rule: string | null;
  words: string;
  logId: number | null;
}

/** Finds the suspension of a member that was not lifted yet (`suspensions_standing_key`). */
export async function holdingSuspension(tx: Tx, userId: number): Promise<HoldingSuspension | undefined> {
  const [row] = await tx
    .select({
      id: suspensions.id,
      until: suspensions.until,
      rule: suspensions.rule,
      words: suspensions.words,
      logId: suspensions.logId,
    })
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt)));
  return row;
}

type ActRow = typeof moderationActs.$inferInsert;

/** Stores what was decided. */
export async function insertAct(tx: Tx, row: ActRow): Promise<void> {
  await tx.insert(moderationActs).values(row);
}

/** An act that is taken back: whom it concerns. */
interface UndoneAct {
  memberId: number | null;
  outcome: Outcome;
}

/** Marks an act as taken back; undefined if it was before. */
export async function markUndone(tx: Tx, logId: number): Promise<UndoneAct | undefined> {
  const [row] = await tx
    .update(moderationActs)
    .set({ undoneAt: sql`now()` })
    .where(and(eq(moderationActs.logId, logId), isNull(moderationActs.undoneAt)))
    .returning({ memberId: moderationActs.memberId, outcome: moderationActs.outcome });
  return row;
}

/** Checks whether a later act of such kinds about a thing holds (`moderation_acts_subject_idx`). */
export async function hasLaterAct(tx: Tx, { kind, id }: Subject, logId: number, outcomes: Outcome[]): Promise<boolean> {
  const [row] = await tx
    .select({ id: moderationActs.logId })
    .from(moderationActs)
    .where(
      sql`${moderationActs.kind} = ${kind} and ${moderationActs.subjectId} = ${id} and ${moderationActs.logId} > ${logId}
        and ${moderationActs.undoneAt} is null and ${moderationActs.outcome} = any(${sql.param(outcomes)}::text[])`,
    )
    .limit(1);
  return row !== undefined;
}

/** The ids of the reports that an act decided (`reports_subject_idx`). */
export async function reportsDecidedBy(tx: Tx, { kind, id }: Subject, logId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.subjectId, id), eq(reports.logId, logId)));
  return rows.map((row) => row.id);
}
