import { and, desc, eq, or, isNull, sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { namedColumns, personColumns } from "#server/db/personColumns";
import { blocks, follows, mutes } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";
import { canSeePerson, isHiddenMember } from "#server/db/visibility";
import type { Person } from "#server/features/people/people.model";
import { MUTED_MAX, type MutedView } from "#server/features/bonds/bonds.model";

/** Lets a member follow another; returns false if the member did so before. */
export async function insertFollow(tx: Tx, followerId: number, followeeId: number): Promise<boolean> {
  const rows = await tx.insert(follows).values({ followerId, followeeId }).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Ends the follow of a member; returns whether there was one. */
export async function deleteFollow(db: DbOrTx, followerId: number, followeeId: number): Promise<boolean> {
  const gone = await db
    .delete(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followeeId, followeeId)))
    .returning({ id: follows.followeeId });
  return gone.length > 0;
}

/** Lets a member block another; safe to repeat. */
export async function insertBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
  await tx.insert(blocks).values({ blockerId, blockedId }).onConflictDoNothing();
}

/** Ends a block; returns whether there was one. */
export async function deleteBlock(db: DbOrTx, blockerId: number, blockedId: number): Promise<boolean> {
  const gone = await db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning({ id: blocks.blockedId });
  return gone.length > 0;
}

/** Mutes a member for so many hours, or until the mute is lifted; a repeated call starts the time again. */
export async function saveMute(db: DbOrTx, muterId: number, mutedId: number, hours: number | null): Promise<void> {
  const until = hours === null ? null : sql`now() + ${hours} * interval '1 hour'`;
  await db
    .insert(mutes)
    .values({ muterId, mutedId, until })
    .onConflictDoUpdate({ target: [mutes.muterId, mutes.mutedId], set: { until, createdAt: sql`now()` } });
}

/** Ends a mute; safe to repeat. */
export async function deleteMute(db: DbOrTx, muterId: number, mutedId: number): Promise<void> {
  await db.delete(mutes).where(and(eq(mutes.muterId, muterId), eq(mutes.mutedId, mutedId)));
}

/** Lists the members whom a member has muted now, newest first: those of one page. */
export async function mutedBy(
  db: DbOrTx,
  muterId: number,
  { limit, offset }: { limit: number; offset: number } = { limit: MUTED_MAX, offset: 0 },
): Promise<MutedView[]> {
  return db
    .select({ user: personColumns, until: mutes.until })
    .from(mutes)
    .innerJoin(users, eq(users.id, mutes.mutedId))
    .where(
      and(
        eq(mutes.muterId, muterId),
        or(isNull(mutes.until), sql`${mutes.until} > now()`),
        canSeePerson(muterId, users.id),
      ),
    )
    .orderBy(desc(mutes.createdAt), desc(mutes.mutedId))
    .limit(limit)
    .offset(offset);
}

/**
 * Finds a member's name and picture, to block them or to lift a block, even if a block hides them from the viewer. It
 * returns the same few fields for everybody, so that the answer does not reveal who blocked whom.
 */
export async function namedPerson(db: DbOrTx, id: number): Promise<Person | undefined> {
  const [person] = await db
    .select(namedColumns)
    .from(users)
    .where(and(eq(users.id, id), sql`not ${isHiddenMember(users.id)}`));
  return person;
}
