import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { comments } from "#server/db/schema/comments";
import { groups } from "#server/db/schema/groups";
import { groupPins, posts } from "#server/db/schema/posts";
import { staffLog } from "#server/db/schema/staff";
import { isGroupManager } from "#server/db/visibility";
import type { LoggedAct } from "#server/features/staff/log/log.model";
import type { Removable } from "./removals.model.ts";

/** What is removed: who wrote it, null for a deleted account, and how the group is called. */
interface ManagedThing {
  authorId: number | null;
  group: string;
}

const isThere = notInArray(posts.visibility, ["waiting", "hidden", "removed"]);

/**
 * Finds the author of a thing in a group that the viewer manages; undefined where there is none, or it was taken off. An
 * author who has blocked the viewer is no exception.
 */
export async function managedThing(
  tx: Tx,
  viewerId: number,
  { groupId, kind, id }: Removable,
): Promise<ManagedThing | undefined> {
  const isManaged = and(eq(posts.groupId, groupId), isGroupManager(viewerId, posts.groupId), isThere);
  const [row] =
    kind === "post"
      ? await tx
          .select({ authorId: posts.authorId, group: groups.name })
          .from(posts)
          .innerJoin(groups, eq(groups.id, posts.groupId))
          .where(and(eq(posts.id, id), isManaged))
      : await tx
          .select({ authorId: comments.authorId, group: groups.name })
          .from(comments)
          .innerJoin(posts, eq(posts.id, comments.postId))
          .innerJoin(groups, eq(groups.id, posts.groupId))
          .where(and(eq(comments.id, id), isNull(comments.deletedAt), isManaged));
  return row;
}

/** Takes a post that is removed from the top of its group. */
export async function unpin(tx: Tx, postId: number): Promise<void> {
  await tx.delete(groupPins).where(eq(groupPins.postId, postId));
}

/** A removal, as the log contains it. */
export type LoggedRemoval = Pick<LoggedAct, "id" | "actorId" | "before" | "after">;

/** Finds the removal of a thing from a group that was not taken back (`staff_log_subject_idx`), and locks it. */
export async function lockRemoval(tx: Tx, { groupId, kind, id }: Removable): Promise<LoggedRemoval | undefined> {
  const [row] = await tx
    .select({ id: staffLog.id, actorId: staffLog.actorId, before: staffLog.before, after: staffLog.after })
    .from(staffLog)
    .where(
      sql`${staffLog.subjectKind} = ${kind} and ${staffLog.subjectId} = ${id} and ${staffLog.action} = 'group.remove'
        and ${staffLog.undoes} is null and (${staffLog.after} ->> 'groupId')::bigint = ${groupId}
        and not exists (select from ${staffLog} as later where later.undoes = ${staffLog.id})`,
    )
    .orderBy(sql`${staffLog.createdAt} desc`)
    .limit(1)
    .for("update");
  return row;
}
