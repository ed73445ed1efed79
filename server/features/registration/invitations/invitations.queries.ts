import { eq, sql } from "drizzle-orm";
import { prepared, type Tx } from "#server/db/client";
import { behind, type KeysetValues, limited } from "#server/db/keyset";
import { personColumns } from "#server/db/personColumns";
import { invitations, invited } from "#server/db/schema/community";
import { users } from "#server/db/schema/users";
import { INVITED_NAMED } from "#server/features/registration/registration.rules";
import type { InvitationView, AdmittedMember } from "./invitations.model.ts";

/** Stores an invitation; returns its id. */
export async function insertInvitation(
  tx: Tx,
  { days, ...invitation }: { codeHash: string; creatorId: number; uses: number; days: number },
): Promise<number> {
  const [row] = await tx
    .insert(invitations)
    .values({ ...invitation, expiresAt: sql`now() + ${days} * interval '1 day'` })
    .returning({ id: invitations.id });
  if (!row) throw new Error("The new invitation returned no row");
  return row.id;
}

const columns = {
  id: invitations.id,
  uses: invitations.uses,
  used: invitations.used,
  expiresAt: invitations.expiresAt,
  revokedAt: invitations.revokedAt,
  createdAt: invitations.createdAt,
  creator: personColumns,
  // By invited_by_idx.
  members: sql<
    AdmittedMember[]
  >`coalesce((select json_agg(json_build_object('id', one.id, 'name', one.name, 'username', one.username))
    from (select member.id, member.name, member.username from ${invited} as came join ${users} as member on member.id = came.user_id
      where came.invitation_id = ${invitations.id} order by came.created_at desc limit ${sql.raw(String(INVITED_NAMED))}) as one), '[]')`,
};

/** Lists all invitations, newest first (`invitations_list_idx`). */
export const invitationsPage = prepared<InvitationView[], KeysetValues>((db) =>
  db
    .select(columns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.creatorId))
    .where(behind(invitations.createdAt, invitations.id))
    .orderBy(sql`${invitations.createdAt} desc, ${invitations.id} desc ${limited}`)
    .prepare("invitations_page"),
);

/** Counts all invitations, up to a thousand. */
export const countInvitations = prepared<{ count: number }[], Record<string, never>>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select from ${invitations} limit 1000) as made`)
    .prepare("invitations_count"),
);

/** Finds an invitation by its id. */
export const invitationById = prepared<InvitationView[], { id: number }>((db) =>
  db
    .select(columns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.creatorId))
    .where(eq(invitations.id, sql.placeholder("id")))
    .prepare("invitation_by_id"),
);

/** Revokes an invitation, or lets it work again; false when it is so already, or there is none. */
export async function setRevoked(tx: Tx, id: number, isRevoked: boolean): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ revokedAt: isRevoked ? sql`now()` : null })
    .where(sql`${invitations.id} = ${id} and (${invitations.revokedAt} is null) = ${isRevoked}`)
    .returning({ id: invitations.id });
  return rows.length > 0;
}
