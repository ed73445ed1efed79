import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { groupMembers, groups } from "#server/db/schema/groups";

/** Checks whether somebody is the only member of a private group, which then ends with them. */
export async function isAlone(tx: Tx, groupId: number, memberId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(
      sql`${groups.id} = ${groupId} and ${groups.visibility} = 'private' and not exists (select from ${groupMembers}
        where ${groupMembers.groupId} = ${groupId} and ${groupMembers.userId} <> ${memberId} and ${groupMembers.state} = 'member')`,
    );
  return row !== undefined;
}

/** Archives a locked private group without members: it is a deleted one that nobody can restore. Returns whether it was. */
export async function archiveEmpty(tx: Tx, groupId: number): Promise<boolean> {
  const rows = await tx
    .update(groups)
    .set({ deletedAt: sql`now()` })
    .where(
      sql`${groups.id} = ${groupId} and ${groups.visibility} = 'private' and ${groups.deletedAt} is null
        and not exists (select from ${groupMembers} where ${groupMembers.groupId} = ${groupId} and ${groupMembers.state} = 'member')`,
    )
    .returning({ id: groups.id });
  return rows.length > 0;
}
