import { and, eq } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { groupMembers } from "#server/db/schema/groups";
import type { GroupLevel } from "#server/features/groups/groups.levels.rules";

/** Stores what a member is notified of in a group; returns false for somebody who is no member. */
export async function setLevel(
  db: DbOrTx,
  { groupId, memberId, level }: { groupId: number; memberId: number; level: GroupLevel },
): Promise<boolean> {
  const rows = await db
    .update(groupMembers)
    .set({ notifyLevel: level })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, memberId), eq(groupMembers.state, "member")))
    .returning({ id: groupMembers.userId });
  return rows.length > 0;
}
