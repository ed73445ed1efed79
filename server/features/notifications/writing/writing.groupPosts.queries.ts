import { and, eq, gt, sql } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { groupMembers } from "#server/db/schema/groups";
import { posts } from "#server/db/schema/posts";
import { isForOthers } from "#server/db/visibility";

const wantsAll = (groupId: number) =>
  and(eq(groupMembers.groupId, groupId), eq(groupMembers.state, "member"), sql`${groupMembers.notifyLevel} = 'all'`);

/** Checks whether somebody is notified of each post of a group (`group_members_all_idx`). */
export async function anybodyWantsAll(db: DbOrTx, groupId: number): Promise<boolean> {
  const rows = await db.select({ id: groupMembers.userId }).from(groupMembers).where(wantsAll(groupId)).limit(1);
  return rows.length > 0;
}

/** Finds some of the members who are notified of each post of a group, behind an id. */
export async function membersWhoWantAll(
  db: DbOrTx,
  { groupId, after, limit }: { groupId: number; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: groupMembers.userId })
    .from(groupMembers)
    .where(and(wantsAll(groupId), gt(groupMembers.userId, after)))
    .orderBy(groupMembers.userId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Checks whether a post is still there for others. */
export async function isThere(db: DbOrTx, postId: number): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, postId), isForOthers(posts.visibility)));
  return rows.length > 0;
}
