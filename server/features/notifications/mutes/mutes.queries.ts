import { and, eq, inArray } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { mutedPosts } from "#server/db/schema/reach";

/** Mutes a post for a member, by whom it may be muted already. */
export async function mutePost(db: DbOrTx, userId: number, postId: number): Promise<void> {
  await db.insert(mutedPosts).values({ userId, postId }).onConflictDoNothing();
}

/** Lifts the mute of a post, if there is one. */
export async function unmutePost(db: DbOrTx, userId: number, postId: number): Promise<void> {
  await db.delete(mutedPosts).where(and(eq(mutedPosts.userId, userId), eq(mutedPosts.postId, postId)));
}

/** Finds which of some posts a member has muted, by the primary key. */
export async function mutedAmong(db: DbOrTx, userId: number, postIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: mutedPosts.postId })
    .from(mutedPosts)
    .where(and(eq(mutedPosts.userId, userId), inArray(mutedPosts.postId, [...postIds])));
  return rows.map(({ id }) => id);
}
