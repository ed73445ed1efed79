import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { groupPins, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { isGroupManager } from "#server/db/visibility";

/** Serializes all changes of which posts of a group are pinned. */
export const lockPins = (tx: Tx, groupId: number) => lockInTurn(tx, `group-pins:${groupId}`);

/** A post in a group, and the member who acts on it. */
export interface ManagedPost {
  viewerId: number;
  groupId: number;
  postId: number;
}

/**
 * Locks a post of a group that the viewer manages, and the counts of its author before it, as `lockOwnPost` does;
 * returns false when there is none, or it waits for approval or was taken off. An author who has blocked the viewer is no exception.
 */
export async function lockManagedPost(tx: Tx, { viewerId, groupId, postId }: ManagedPost): Promise<boolean> {
  await tx.execute(sql`select 1 from ${users}
    where id = (select author_id from ${posts} where ${posts.id} = ${postId} and ${posts.groupId} = ${groupId})
    for no key update`);
  const [row] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.id, postId),
        eq(posts.groupId, groupId),
        isGroupManager(viewerId, posts.groupId),
        notInArray(posts.visibility, ["waiting", "hidden", "removed"]),
      ),
    )
    .for("update", { of: posts });
  return row !== undefined;
}

/** Counts the other pinned posts of a locked group (`group_pins_group_idx`). */
export async function countOtherPins(tx: Tx, { groupId, postId }: ManagedPost): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(groupPins)
    .where(and(eq(groupPins.groupId, groupId), sql`${groupPins.postId} <> ${postId}`));
  return row?.count ?? 0;
}

/** Puts a post on top of the list of its group; one that is there stays where it is. */
export async function pinPost(tx: Tx, { groupId, postId }: ManagedPost): Promise<void> {
  await tx.insert(groupPins).values({ groupId, postId }).onConflictDoNothing();
}

/** Takes a post from the top of the list. */
export async function unpinPost(tx: Tx, { postId }: ManagedPost): Promise<void> {
  await tx.delete(groupPins).where(eq(groupPins.postId, postId));
}

/** Closes or opens the comments of a locked post; one whose comments are closed keeps the time. */
export async function setCommentsClosed(tx: Tx, { postId }: ManagedPost, isClosed: boolean): Promise<void> {
  await tx
    .update(posts)
    .set({ commentsClosedAt: isClosed ? sql`coalesce(${posts.commentsClosedAt}, now())` : null })
    .where(eq(posts.id, postId));
}
