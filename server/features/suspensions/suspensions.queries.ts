import { and, eq, isNull, sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { departures } from "#server/db/schema/suspensions";
import { appeals, hiddenMembers, suspensions } from "#server/db/schema/suspensions";
import { sessions, users } from "#server/db/schema/users";
import type { AppealView } from "#server/features/auth/suspensions/suspensions.model";
import type { NewSuspension } from "./suspensions.model.ts";

/** Locks a member's row, so that they neither sign in nor leave meanwhile; returns whether there is such a member. */
export async function lockMember(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.execute(sql`select from ${users} where id = ${id} for no key update`);
  return rows.length > 0;
}

/** Ends the suspension of a member that was not lifted yet; returns whether there was one. */
export async function endSuspension(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx
    .update(suspensions)
    .set({ liftedAt: sql`now()` })
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt)))
    .returning({ id: suspensions.id });
  return rows.length > 0;
}

/** Stores a suspension of a member who has none; returns its id. */
export async function insertSuspension(tx: Tx, suspension: NewSuspension): Promise<number> {
  const [row] = await tx.insert(suspensions).values(suspension).returning({ id: suspensions.id });
  if (!row) throw new Error("A suspension was not stored.");
  return row.id;
}

/** Hides a suspended member from everybody else, until a time; one who is about to leave stays hidden afterwards. */
export async function hideSuspended(tx: Tx, userId: number, ends: string | null): Promise<void> {
  const until = sql`case when not exists (select from ${departures} where ${departures.userId} = ${userId}) then ${ends}::timestamptz end`;
  const hidden = { why: "suspended" as const, until, createdAt: sql`now()` };
  await tx
    .insert(hiddenMembers)
    .values({ userId, ...hidden })
    .onConflictDoUpdate({ target: hiddenMembers.userId, set: hidden });
}

/** Shows a member again who was hidden because of a suspension, unless they are about to leave. */
export async function showSuspended(tx: Tx, userId: number): Promise<void> {
  await tx.delete(hiddenMembers).where(and(eq(hiddenMembers.userId, userId), eq(hiddenMembers.why, "suspended")));
  await tx.execute(sql`insert into ${hiddenMembers} (user_id, why)
    select user_id, 'leaving' from ${departures} where user_id = ${userId} on conflict do nothing`);
}

/** Lists members whose suspension has run out, so many at most. */
export async function endedByTime(db: DbOrTx, most: number): Promise<number[]> {
  const rows = await db
    .select({ userId: suspensions.userId })
    .from(suspensions)
    .where(and(isNull(suspensions.liftedAt), sql`${suspensions.until} <= now()`))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

/** Finds the suspension that holds for a member now. */
export async function standingSuspension(db: DbOrTx, userId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: suspensions.id })
    .from(suspensions)
    .where(
      and(
        eq(suspensions.userId, userId),
        isNull(suspensions.liftedAt),
        sql`(${suspensions.until} is null or ${suspensions.until} > now())`,
      ),
    );
  return row?.id;
}

/**
 * Finds the suspension that ended a session: both have the time of the one transaction that did it.
 */
export async function suspensionThatEnded(
  db: DbOrTx,
  session: { id: number; userId: number },
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: suspensions.id })
    .from(sessions)
    .innerJoin(suspensions, and(eq(suspensions.userId, sessions.userId), eq(suspensions.createdAt, sessions.revokedAt)))
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, session.userId)));
  return row?.id;
}

/** Stores an appeal; undefined if there is one for this suspension. */
export async function insertAppeal(
  tx: Tx,
  appeal: { userId: number; suspensionId: number; words: string },
): Promise<AppealView | undefined> {
  const [row] = await tx.insert(appeals).values(appeal).onConflictDoNothing().returning({
    id: appeals.id,
    state: appeals.state,
    words: appeals.words,
    decidedWords: appeals.decidedWords,
    createdAt: appeals.createdAt,
  });
  return row;
}
