import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/client";
import { countFigures } from "#server/db/groupFigures";
import { lockInTurn } from "#server/db/marks";
import { groupMembers, groups } from "#server/db/schema/groups";
import type { StoredImage } from "#server/db/schema/images";
import type { GroupVisibility } from "./groups.model.ts";

/** Checks whether an address is taken; a lock serializes new addresses. */
export async function isSlugTaken(tx: Tx, slug: string): Promise<boolean> {
  await lockInTurn(tx, `group-slug:${slug}`);
  const [row] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(sql`lower(${groups.slug}) = ${slug}`);
  return row !== undefined;
}

interface NewGroupRow {
  slug: string;
  name: string;
  description: string;
  category: string;
  visibility: GroupVisibility;
  questions?: string[];
  approvesFirstPosts?: boolean;
  cover: StoredImage | null;
}

/** Stores a group with its founder as the owner. */
export async function insertGroup(tx: Tx, founderId: number, group: NewGroupRow): Promise<number> {
  const [row] = await tx
    .insert(groups)
    .values({ ...group, membersCount: 1 })
    .returning({ id: groups.id });
  if (!row) throw new Error("A group was not stored.");
  await tx
    .insert(groupMembers)
    .values({ groupId: row.id, userId: founderId, role: "owner", state: "member", decidedAt: sql`now()` });
  return row.id;
}

/** Locks a group and returns its picture. */
export async function lockCover(tx: Tx, groupId: number): Promise<{ cover: StoredImage | null } | undefined> {
  const [row] = await tx
    .select({ cover: groups.cover })
    .from(groups)
    .where(eq(groups.id, groupId))
    .for("no key update");
  return row;
}

/** Changes the fields of a group. */
export async function updateGroup(
  tx: Tx,
  groupId: number,
  changes: Partial<Omit<NewGroupRow, "slug" | "visibility">>,
): Promise<void> {
  await tx
    .update(groups)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(groups.id, groupId));
}

/** Counts the figures of groups again. */
export const recount = (db: Db): Promise<void> => countFigures(db);
