import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { prepared, type Tx } from "#server/db/client";
import { ahead, behind, type KeysetValues, limited } from "#server/db/keyset";
import { otherUsers, personColumns, personColumnsOf } from "#server/db/personColumns";
import { hiddenMembers, appeals, suspensions } from "#server/db/schema/suspensions";
import { staffLog } from "#server/db/schema/staff";
import { users } from "#server/db/schema/users";
import { COUNTED_MAX, OPEN_COUNTED_MAX } from "#server/features/moderation/moderation.limits.rules";
import type { AppealRow, AppealState } from "./appeals.model.ts";

const number = (value: number) => sql.raw(String(value));
const state = sql.placeholder("state");

/** An appeal waits as long as its suspension holds. */
const holds = sql`${suspensions.liftedAt} is null and (${suspensions.until} is null or ${suspensions.until} > now())`;

/** `users` is who suspended the member, `otherUsers` who decided about the appeal. */
const columns = {
  id: appeals.id,
  memberId: appeals.userId,
  state: appeals.state,
  words: appeals.words,
  createdAt: appeals.createdAt,
  suspensionId: suspensions.id,
  suspendedAt: suspensions.createdAt,
  suspendedUntil: suspensions.until,
  rule: suspensions.rule,
  suspensionWords: suspensions.words,
  suspendedBy: personColumns,
  decidedBy: personColumnsOf(otherUsers),
  decidedWords: appeals.decidedWords,
  decidedAt: appeals.decidedAt,
};

const appealsOf = <Values extends Record<string, unknown>>(name: string, rest: SQL) =>
  prepared<AppealRow[], Values>((db) =>
    db
      .select(columns)
      .from(appeals)
      .innerJoin(suspensions, eq(suspensions.id, appeals.suspensionId))
      .leftJoin(staffLog, eq(staffLog.id, suspensions.logId))
      .leftJoin(users, eq(users.id, staffLog.actorId))
      .leftJoin(otherUsers, eq(otherUsers.id, appeals.decidedBy))
      .where(rest)
      .prepare(name),
  );

/** Lists open appeals, the oldest first (`appeals_open_idx`). */
export const openAppeals = appealsOf<KeysetValues>(
  "moderation_appeals_open",
  sql`${appeals.state} = 'open' and ${holds} and ${ahead(appeals.createdAt, appeals.id)}
    order by ${appeals.createdAt}, ${appeals.id} ${limited}`,
);

/** Lists decided appeals, the newest first (`appeals_state_idx`). */
export const decidedAppeals = appealsOf<KeysetValues & { state: AppealState }>(
  "moderation_appeals_decided",
  sql`${appeals.state} = ${state} and ${behind(appeals.createdAt, appeals.id)}
    order by ${appeals.createdAt} desc, ${appeals.id} desc ${limited}`,
);

/** Finds an appeal by its id. */
export const appealById = appealsOf<{ id: number }>("moderation_appeal", sql`${appeals.id} = ${sql.placeholder("id")}`);

/** Counts the appeals of a list, up to a thousand. */
export const countAppeals = prepared<{ count: number }[], { state: AppealState }>((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(
      sql`(select from ${appeals} join ${suspensions} on ${suspensions.id} = ${appeals.suspensionId}
        where ${appeals.state} = ${state} and (${appeals.state} <> 'open' or ${holds}) limit ${number(COUNTED_MAX)}) as counted`,
    )
    .prepare("moderation_appeals_count"),
);

/** Counts the appeals that wait, up to a hundred. */
export const countWaitingAppeals = prepared<{ count: number }[], Record<string, never>>((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(
      sql`(select from ${appeals} join ${suspensions} on ${suspensions.id} = ${appeals.suspensionId}
        where ${appeals.state} = 'open' and ${holds} limit ${number(OPEN_COUNTED_MAX)}) as counted`,
    )
    .prepare("moderation_appeals_waiting"),
);

/** A member of staff who was not here for so long decides no appeals. */
const ACTIVE_DAYS = sql.raw("14");

/**
 * Checks whether anybody else can decide appeals: another member of staff who was active lately and is not suspended
 * (`users_staff_idx`).
 */
export const hasColleague = prepared<{ found: boolean }[], { viewer: number }>((db) =>
  db
    .select({
      found: sql<boolean>`exists (select from ${users} as colleague where colleague.role <> 'member'
        and colleague.id <> ${sql.placeholder("viewer")}
        and coalesce(colleague.last_active_at, colleague.created_at) > now() - interval '${ACTIVE_DAYS} days'
        and not exists (select from ${hiddenMembers} as gone where gone.user_id = colleague.id))`,
    })
    .from(sql`(select 1) as one`)
    .prepare("moderation_colleague"),
);

/** An appeal that is locked until the transaction ends. */
export interface LockedAppeal {
  id: number;
  memberId: number;
  state: AppealState;
  /** Whether the suspension holds. */
  holds: boolean;
  suspensionId: number;
  until: string | null;
  rule: string | null;
  words: string;
  logId: number | null;
}

/** Locks an appeal; its suspension is in the answer. */
export async function lockAppeal(tx: Tx, id: number): Promise<LockedAppeal | undefined> {
  const [row] = await tx
    .select({
      id: appeals.id,
      memberId: appeals.userId,
      state: appeals.state,
      holds: sql<boolean>`${holds}`,
      suspensionId: suspensions.id,
      until: suspensions.until,
      rule: suspensions.rule,
      words: suspensions.words,
      logId: suspensions.logId,
    })
    .from(appeals)
    .innerJoin(suspensions, eq(suspensions.id, appeals.suspensionId))
    .where(eq(appeals.id, id))
    .for("update", { of: appeals });
  return row;
}

interface AppealEnd {
  state: AppealState;
  decidedBy: number | null;
  decidedWords: string | null;
}

/** Stores how an appeal ended, or that it is open again. */
export async function storeAppealEnd(tx: Tx, id: number, { state: next, ...end }: AppealEnd): Promise<void> {
  await tx
    .update(appeals)
    .set({ state: next, ...end, decidedAt: next === "open" ? null : sql`now()` })
    .where(eq(appeals.id, id));
}

/** Lets an appeal be about another suspension of the same member: the one that replaces a lifted one. */
export async function moveAppeal(tx: Tx, id: number, suspensionId: number): Promise<void> {
  await tx.update(appeals).set({ suspensionId }).where(eq(appeals.id, id));
}

/** Finds the id of the suspension of a member that was not lifted yet (`suspensions_standing_key`). */
export async function holdingId(tx: Tx, userId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: suspensions.id })
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt)));
  return row?.id ?? null;
}

/** Finds who did an act of the log; null for the operator. */
export async function actorOf(tx: Tx, logId: number | null): Promise<number | null> {
  if (logId === null) return null;
  const [row] = await tx.select({ actorId: staffLog.actorId }).from(staffLog).where(eq(staffLog.id, logId));
  return row?.actorId ?? null;
}

/** Finds the role of a member. */
export async function roleOfMember(tx: Tx, id: number) {
  const [row] = await tx.select({ role: users.role }).from(users).where(eq(users.id, id));
  return row?.role ?? null;
}
