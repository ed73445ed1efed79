import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { reportClaims } from "#server/db/schema/moderation";
import { reports } from "#server/db/schema/reports";
import { users } from "#server/db/schema/users";
import { CLAIM_MINUTES } from "#server/features/moderation/moderation.limits.rules";
import type { ReportState, Subject } from "#server/features/reports/reports.model";

/** Lets acts about one thing take turns, so that moderators who decide at once decide once. */
export const caseInTurn = (tx: Tx, { kind, id }: Subject) => lockInTurn(tx, `moderation:${kind}:${id}`);

/** What a report is about, and whether it still waits. */
export interface ReportedSubject {
  subject: Subject;
  state: ReportState;
}

/** Finds what a report is about. */
export async function subjectOfReport(tx: Tx, id: number): Promise<ReportedSubject | undefined> {
  const [row] = await tx
    .select({ subject: { kind: reports.kind, id: reports.subjectId }, state: reports.state })
    .from(reports)
    .where(eq(reports.id, id));
  return row;
}

const ofThing = ({ kind, id }: Subject) => and(eq(reportClaims.kind, kind), eq(reportClaims.subjectId, id));

/** Returns who else has claimed a thing now, by name. */
export async function claimedByOther(tx: Tx, subject: Subject, staffId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: users.name })
    .from(reportClaims)
    .innerJoin(users, eq(users.id, reportClaims.userId))
    .where(and(ofThing(subject), sql`${reportClaims.until} > now()`, sql`${reportClaims.userId} <> ${staffId}`));
  return row?.name;
}

/** Stores that a moderator has a thing to themself from now on. */
export async function storeClaim(tx: Tx, { kind, id }: Subject, staffId: number): Promise<void> {
  const claim = { userId: staffId, until: sql`now() + interval '${sql.raw(String(CLAIM_MINUTES))} minutes'` };
  await tx
    .insert(reportClaims)
    .values({ kind, subjectId: id, ...claim })
    .onConflictDoUpdate({ target: [reportClaims.kind, reportClaims.subjectId], set: claim });
}

/** Ends the claim of a thing: that of one moderator, or whoever has it. Returns whether there was one. */
export async function endClaim(tx: Tx, subject: Subject, staffId: number | null = null): Promise<boolean> {
  const rows = await tx
    .delete(reportClaims)
    .where(staffId === null ? ofThing(subject) : and(ofThing(subject), eq(reportClaims.userId, staffId)))
    .returning({ id: reportClaims.subjectId });
  return rows.length > 0;
}
