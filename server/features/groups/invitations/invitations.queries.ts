import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { personColumns } from "#server/db/personColumns";
import { groupInvitations, groupLinks, groups } from "#server/db/schema/groups";
import { users } from "#server/db/schema/users";
import { canSeeListed, canSeePerson } from "#server/db/visibility";
import type { Person } from "#server/features/people/people.model";
import { type GroupLink, INVITED_AGAIN_DAYS, INVITED_MAX, LINKS_MAX } from "./invitations.model.ts";

const viewer = sql.placeholder("viewer");
const group = sql.placeholder("group");

/** Lists the members who were invited and have not answered, the last first, of those whom the viewer may see. */
export const invitedMembers = prepared<(Person & { since: string })[], { viewer: number; group: number }>((db) =>
  db
    .select({ ...personColumns, since: groupInvitations.createdAt })
    .from(groupInvitations)
    .innerJoin(users, eq(users.id, groupInvitations.userId))
    .where(
      and(
        eq(groupInvitations.groupId, group),
        eq(groupInvitations.state, "pending"),
        canSeeListed(viewer, groupInvitations.userId),
      ),
    )
    .orderBy(desc(groupInvitations.createdAt), desc(groupInvitations.userId))
    .limit(INVITED_MAX)
    .prepare("group_invited"),
);

/** Finds those of these groups into which the viewer is invited. */
export const invitedInto = prepared<{ id: number }[], { viewer: number; ids: readonly number[] }>((db) =>
  db
    .select({ id: groupInvitations.groupId })
    .from(groupInvitations)
    .where(
      and(
        eq(groupInvitations.userId, viewer),
        eq(groupInvitations.state, "pending"),
        sql`${groupInvitations.groupId} = any(${sql.placeholder("ids")}::bigint[])`,
      ),
    )
    .prepare("groups_invited_into"),
);

interface Invitation {
  groupId: number;
  memberId: number;
}

const isOf = ({ groupId, memberId }: Invitation) =>
  and(eq(groupInvitations.groupId, groupId), eq(groupInvitations.userId, memberId));

/** Checks whether the inviter may see the member. */
export async function isVisibleMember(tx: DbOrTx, inviterId: number, memberId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, memberId), canSeePerson(inviterId, users.id)));
  return row !== undefined;
}

/** Finds an invitation, and whether it was declined so lately that the member is not invited again yet. */
export async function invitationOf(
  tx: DbOrTx,
  of: Invitation,
): Promise<{ state: "pending" | "declined"; declinedLately: boolean } | undefined> {
  const [row] = await tx
    .select({
      state: groupInvitations.state,
      declinedLately: sql<boolean>`coalesce(${groupInvitations.decidedAt} > now() - ${INVITED_AGAIN_DAYS} * interval '1 day', false)`,
    })
    .from(groupInvitations)
    .where(isOf(of));
  return row;
}

/** Counts the invitations of a group that wait for an answer, up to their maximum. */
export async function countInvited(tx: DbOrTx, groupId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(groupInvitations)
    .where(and(eq(groupInvitations.groupId, groupId), eq(groupInvitations.state, "pending")));
  return row?.count ?? 0;
}

/** Stores an invitation. */
export async function putInvitation(tx: Tx, { groupId, memberId }: Invitation, inviterId: number): Promise<void> {
  await tx
    .insert(groupInvitations)
    .values({ groupId, userId: memberId, inviterId })
    .onConflictDoUpdate({
      target: [groupInvitations.groupId, groupInvitations.userId],
      set: { inviterId, state: "pending", createdAt: sql`now()`, decidedAt: null },
    });
}

/** Notes that a member declined. */
export async function declineInvitation(tx: Tx, of: Invitation): Promise<void> {
  await tx
    .update(groupInvitations)
    .set({ state: "declined", decidedAt: sql`now()` })
    .where(isOf(of));
}

/** Removes an invitation that was accepted or withdrawn. */
export async function deleteInvitation(tx: Tx, of: Invitation): Promise<void> {
  await tx.delete(groupInvitations).where(isOf(of));
}

const linkColumns = {
  id: groupLinks.id,
  createdAt: groupLinks.createdAt,
  expiresAt: groupLinks.expiresAt,
  usesMax: groupLinks.usesMax,
  uses: groupLinks.uses,
};

const isValid = and(
  isNull(groupLinks.revokedAt),
  sql`${groupLinks.expiresAt} > now()`,
  sql`${groupLinks.uses} < ${groupLinks.usesMax}`,
);

/** Lists the valid links of a group, the newest first (`group_links_group_idx`). */
export const validLinks = prepared<GroupLink[], { group: number }>((db) =>
  db
    .select(linkColumns)
    .from(groupLinks)
    .where(and(eq(groupLinks.groupId, group), isValid))
    .orderBy(desc(groupLinks.createdAt), desc(groupLinks.id))
    .limit(LINKS_MAX)
    .prepare("group_links"),
);

/** Counts the valid links of a group. */
export async function countLinks(tx: DbOrTx, groupId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(groupLinks)
    .where(and(eq(groupLinks.groupId, groupId), isValid));
  return row?.count ?? 0;
}

/** Stores a link by the hash of its code. */
export async function insertLink(
  tx: Tx,
  { groupId, codeHash, days, uses }: { groupId: number; codeHash: string; days: number; uses: number },
): Promise<GroupLink> {
  const expiresAt = sql`now() + ${days} * interval '1 day'`;
  const [row] = await tx
    .insert(groupLinks)
    .values({ groupId, codeHash, expiresAt, usesMax: uses })
    .returning(linkColumns);
  if (!row) throw new Error("A link was not stored.");
  return row;
}

/** Ends a link of the group; returns whether there was a valid one. */
export async function revokeLink(tx: Tx, groupId: number, id: number): Promise<boolean> {
  const rows = await tx
    .update(groupLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(groupLinks.id, id), eq(groupLinks.groupId, groupId), isNull(groupLinks.revokedAt)))
    .returning({ id: groupLinks.id });
  return rows.length > 0;
}

/** Finds the group into which a valid link leads (`group_links_code_key`). */
export async function groupOfLink(db: DbOrTx, codeHash: string): Promise<number | null> {
  const [row] = await db
    .select({ groupId: groupLinks.groupId })
    .from(groupLinks)
    .innerJoin(groups, eq(groups.id, groupLinks.groupId))
    .where(and(eq(groupLinks.codeHash, codeHash), isValid, isNull(groups.deletedAt)));
  return row?.groupId ?? null;
}

/** Uses a valid link once; returns whether it was still valid. Concurrent uses take turns. */
export async function consumeLink(tx: Tx, codeHash: string): Promise<boolean> {
  const rows = await tx
    .update(groupLinks)
    .set({ uses: sql`${groupLinks.uses} + 1` })
    .where(and(eq(groupLinks.codeHash, codeHash), isValid))
    .returning({ id: groupLinks.id });
  return rows.length > 0;
}
