import { eq, lt, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { departures, reservedNames } from "#server/db/schema/suspensions";
import { hiddenMembers } from "#server/db/schema/suspensions";

const hashOf = (name: SQLWrapper | string): SQL => sql`encode(sha256(convert_to(lower(${name}::text), 'UTF8')), 'hex')`;

/** The reservation of a name after the account that had it was deleted, if there is one. */
export const reservationOf = (name: SQLWrapper | string): SQL =>
  sql`${reservedNames} where name_hash = ${hashOf(name)} and until > now()`;

/** Reserves the name of an account that is deleted, for so many days. */
export async function reserveName(tx: Tx, name: string, days: number): Promise<void> {
  const until = sql`now() + ${days} * interval '1 day'`;
  await tx
    .insert(reservedNames)
    .values({ nameHash: hashOf(name), until })
    .onConflictDoUpdate({ target: reservedNames.nameHash, set: { until } });
}

/** Deletes reservations that are over. */
export async function forgetReservations(db: DbOrTx): Promise<void> {
  await db.delete(reservedNames).where(lt(reservedNames.until, sql`now()`));
}

/** Stores that a member leaves, in so many days, and hides them until then; returns when the account is deleted. */
export async function insertDeparture(tx: Tx, userId: number, days: number): Promise<string> {
  const [row] = await tx
    .insert(departures)
    .values({ userId, dueAt: sql`now() + ${days} * interval '1 day'` })
    .returning({ dueAt: departures.dueAt });
  if (!row) throw new Error("A departure was not stored.");
  await tx
    .insert(hiddenMembers)
    .values({ userId, why: "leaving" })
    .onConflictDoUpdate({ target: hiddenMembers.userId, set: { until: null } });
  return row.dueAt;
}

/** Lets a member stay who was about to leave, and shows them again; returns whether they were about to leave. */
export async function endDeparture(tx: Tx, userId: number): Promise<boolean> {
  const ended = await tx
    .delete(departures)
    .where(eq(departures.userId, userId))
    .returning({ userId: departures.userId });
  if (ended.length === 0) return false;
  await tx.delete(hiddenMembers).where(sql`${hiddenMembers.userId} = ${userId} and ${hiddenMembers.why} = 'leaving'`);
  return true;
}

/** Lists members whose time to change their mind is over, the first first (`departures_due_idx`). */
export async function dueDepartures(db: DbOrTx, most: number): Promise<number[]> {
  const rows = await db
    .select({ userId: departures.userId })
    .from(departures)
    .where(sql`${departures.dueAt} <= now()`)
    .orderBy(departures.dueAt)
    .limit(most);
  return rows.map(({ userId }) => userId);
}
