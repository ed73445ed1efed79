import { and, asc, eq, isNull, type SQLWrapper, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { groupInvitations, groups } from "#server/db/schema/groups";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import { after, type BatchValues, limit, member } from "./contents.queries.ts";
import type { InvitationRow } from "./contents.rows.model.ts";

/** Reads invitations into groups that are still there, with the other member as far as this one may see them. */
const invitationsBatch = (name: string, own: SQLWrapper, other: SQLWrapper) =>
  prepared<InvitationRow[], BatchValues>((db) =>
    db
      .select({
        id: sql<number>`${other}`.mapWith(groupInvitations.userId),
        at: groupInvitations.createdAt,
        groupName: groups.name,
        groupSlug: groups.slug,
        personName: users.name,
        personUsername: users.username,
        state: groupInvitations.state,
      })
      .from(groupInvitations)
      .innerJoin(groups, and(eq(groups.id, groupInvitations.groupId), isNull(groups.deletedAt)))
      .leftJoin(users, sql`${users.id} = ${other} and ${canSeePerson(member, users.id)}`)
      .where(sql`${own} = ${member} and ${after(groupInvitations.createdAt, other)}`)
      .orderBy(asc(groupInvitations.createdAt), asc(other))
      .limit(limit)
      .prepare(name),
  );

const { userId, inviterId } = groupInvitations;

/** Reads the invitations that a member got (`group_invitations_user_idx`). */
export const invitationsGot = invitationsBatch("export_invitations_got", userId, inviterId);
/** Reads the invitations that a member sent (`group_invitations_inviter_idx`). */
export const invitationsSent = invitationsBatch("export_invitations_sent", inviterId, userId);
