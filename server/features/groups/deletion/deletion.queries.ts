import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { groupMembers, groups } from "#server/db/schema/groups";
import type { StoredImage } from "#server/db/schema/images";
import type { GroupVisibility } from "#server/features/groups/groups.model";
import { DELETED_MAX, type DeletedGroup, RESTORABLE_DAYS } from "./deletion.model.ts";

const viewer = sql.placeholder("viewer");
const removedAt = sql<string>`${groups.deletedAt} + ${sql.raw(String(RESTORABLE_DAYS))} * interval '1 day'`;
const isRestorable = sql`${removedAt} > now()`;

/** Lists the deleted groups of an owner that can be restored, the last ones first (`group_members_user_idx`). */
export const deletedGroups = prepared<DeletedGroup[], { viewer: number }>((db) =>
  db
    .select({
      id: groups.id,
      name: groups.name,
      slug: groups.slug,
      cover: groups.cover,
      deletedAt: sql<string>`${groups.deletedAt}`.mapWith(groups.createdAt),
      removedAt: removedAt.mapWith(groups.createdAt),
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.userId, viewer),
        eq(groupMembers.state, "member"),
        eq(groupMembers.role, "owner"),
        isNotNull(groups.deletedAt),
        isRestorable,
      ),
    )
    .orderBy(desc(groups.deletedAt), desc(groups.id))
    .limit(DELETED_MAX)
    .prepare("groups_deleted"),
);

/** The name of a group to an owner, who alone may delete it. */
export async function nameForOwner(
  tx: Tx,
  groupId: number,
  ownerId: number,
): Promise<{ name: string; isOwner: boolean } | undefined> {
  const [row] = await tx
    .select({
      name: groups.name,
      isOwner: sql<boolean>`exists (select from ${groupMembers} as own where own.group_id = ${groups.id}
        and own.user_id = ${ownerId} and own.state = 'member' and own.role = 'owner')`,
    })
    .from(groups)
    .where(and(eq(groups.id, groupId), isNull(groups.deletedAt)));
  return row;
}

/** Marks a group as deleted, or takes that back; returns its visibility, or undefined when the viewer may not. */
export async function setDeleted(
  tx: Tx,
  { groupId, ownerId, isDeleted }: { groupId: number; ownerId: number; isDeleted: boolean },
): Promise<GroupVisibility | undefined> {
  const [row] = await tx
    .update(groups)
    .set({ deletedAt: isDeleted ? sql`now()` : null })
    .where(
      and(
        eq(groups.id, groupId),
        isDeleted ? isNull(groups.deletedAt) : and(isNotNull(groups.deletedAt), isRestorable),
        sql`exists (select from ${groupMembers} as own where own.group_id = ${groups.id} and own.user_id = ${ownerId}
          and own.state = 'member' and own.role = 'owner')`,
      ),
    )
    .returning({ visibility: groups.visibility });
  return row?.visibility;
}

/** Finds some groups whose time to be restored is over. */
export async function expiredGroups(db: DbOrTx): Promise<number[]> {
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(isNotNull(groups.deletedAt), sql`not ${isRestorable}`))
    .limit(20);
  return rows.map(({ id }) => id);
}

/** Removes the row of an expired group, and with it everything but its posts; returns its picture. */
export async function removeExpired(tx: Tx, groupId: number): Promise<{ cover: StoredImage | null } | undefined> {
  const [row] = await tx
    .delete(groups)
    .where(and(eq(groups.id, groupId), isNotNull(groups.deletedAt), sql`not ${isRestorable}`))
    .returning({ cover: groups.cover });
  return row;
}
