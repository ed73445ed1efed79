import { eq, sql } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { behind, type KeysetValues, limited } from "#server/db/keyset";
import { personColumns } from "#server/db/personColumns";
import { staffLog } from "#server/db/schema/staff";
import { users } from "#server/db/schema/users";
import type { StaffAction } from "#server/features/staff/staff.acts.rules";
import { LOG_COUNTED_MAX } from "#server/features/staff/staff.limits.rules";
import type { LoggedAct, StaffAct, StaffLogView, SubjectKind } from "./log.model.ts";

/** Adds an act to the log, and returns its id. */
export async function insertAct(tx: DbOrTx, { subject, ...act }: StaffAct): Promise<number> {
  const [row] = await tx
    .insert(staffLog)
    .values({ ...act, subjectKind: subject.kind, subjectId: subject.id })
    .returning({ id: staffLog.id });
  if (!row) throw new Error("The new act returned no row");
  return row.id;
}

/** Lets those who take back the same act take turns: the later one then sees that it is done. */
export async function lockAct(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: staffLog.id }).from(staffLog).where(eq(staffLog.id, id)).for("update");
}

/** An act before it is known what the viewer may do with it. */
export type ActRow = Omit<StaffLogView, "canUndo" | "subject"> & Pick<LoggedAct, "subject">;

const columns = {
  id: staffLog.id,
  actorId: staffLog.actorId,
  action: sql<StaffAction>`${staffLog.action}`,
  subject: {
    kind: sql<SubjectKind>`${staffLog.subjectKind}`,
    id: sql<number>`${staffLog.subjectId}`.mapWith(Number),
  },
  why: staffLog.why,
  before: staffLog.before,
  after: staffLog.after,
  undoes: staffLog.undoes,
  createdAt: staffLog.createdAt,
  undoneBy: sql<number | null>`(select later.id from ${staffLog} as later where later.undoes = ${staffLog.id})`,
  actor: personColumns,
};

/** Finds an act by its id. */
export const actById = prepared<ActRow[], { id: number }>((db) =>
  db
    .select(columns)
    .from(staffLog)
    .leftJoin(users, eq(users.id, staffLog.actorId))
    .where(eq(staffLog.id, sql.placeholder("id")))
    .prepare("staff_act"),
);

export interface LogValues extends Record<string, unknown> {
  actor: number | null;
  action: string | null;
  kind: SubjectKind | null;
  subject: number | null;
}

const isWanted = sql`(${sql.placeholder("actor")}::bigint is null or ${staffLog.actorId} = ${sql.placeholder("actor")}::bigint)
  and (${sql.placeholder("action")}::text is null or ${staffLog.action} = ${sql.placeholder("action")}::text)
  and (${sql.placeholder("kind")}::text is null or ${staffLog.subjectKind} = ${sql.placeholder("kind")}::text)
  and (${sql.placeholder("subject")}::bigint is null or ${staffLog.subjectId} = ${sql.placeholder("subject")}::bigint)`;

/** Lists acts, newest first (`staff_log_newest_idx`, or the index of the one filter that is set). */
export const actsPage = prepared<ActRow[], LogValues & KeysetValues>((db) =>
  db
    .select(columns)
    .from(staffLog)
    .leftJoin(users, eq(users.id, staffLog.actorId))
    .where(sql`${isWanted} and ${behind(staffLog.createdAt, staffLog.id)}`)
    .orderBy(sql`${staffLog.createdAt} desc, ${staffLog.id} desc ${limited}`)
    .prepare("staff_acts"),
);

/** Counts the acts that a search finds, up to a thousand. */
export const countActs = prepared<{ count: number }[], LogValues>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select from ${staffLog} where ${isWanted} limit ${sql.raw(String(LOG_COUNTED_MAX))}) as found`)
    .prepare("staff_acts_count"),
);
