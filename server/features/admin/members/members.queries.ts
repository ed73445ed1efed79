import { and, eq, isNull, sql } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { otherUsers, personColumns, personColumnsOf } from "#server/db/personColumns";
import { invitations, invited } from "#server/db/schema/community";
import { departures, suspensions } from "#server/db/schema/suspensions";
import { users } from "#server/db/schema/users";
import { MEMBERS_COUNTED_MAX } from "#server/features/admin/admin.limits.rules";
import type { AdminMemberView } from "./members.model.ts";
import { foundBy, type MembersWanted } from "./members.search.queries.ts";

const columns = {
  id: users.id,
  createdAt: users.createdAt,
  user: personColumns,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  emailRefusedAt: users.emailRefusedAt,
  role: users.role,
  lastActiveAt: users.lastActiveAt,
  suspended: sql<boolean>`${suspensions.id} is not null`,
  suspendedUntil: suspensions.until,
  leavesAt: departures.dueAt,
};

/** The suspension that holds now, of which a member has one at most (`suspensions_standing_key`). */
const holds = and(
  eq(suspensions.userId, users.id),
  isNull(suspensions.liftedAt),
  sql`(${suspensions.until} is null or ${suspensions.until} > now())`,
);

/** Lists members, those first who joined last: by their ids, which are given out in that order. */
export function membersPage(
  db: DbOrTx,
  wanted: MembersWanted,
  { id, limit, offset }: { id: number; limit: number; offset: number },
): Promise<AdminMemberView[]> {
  return db
    .select(columns)
    .from(users)
    .leftJoin(suspensions, holds)
    .leftJoin(departures, eq(departures.userId, users.id))
    .where(and(sql`${users.id} < ${id}`, ...foundBy(wanted)))
    .orderBy(sql`${users.id} desc`)
    .limit(limit)
    .offset(offset);
}

/** Counts the members whom a search finds, up to a thousand. */
export async function countFound(db: DbOrTx, wanted: MembersWanted): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(
      sql`(select from ${users} where ${and(sql`true`, ...foundBy(wanted))} limit ${sql.raw(String(MEMBERS_COUNTED_MAX))}) as found`,
    );
  return row?.count ?? 0;
}

/** Finds the member with a name (`users_username_key`), with who invited them and which act suspended them. */
export async function memberNamed(db: DbOrTx, username: string) {
  const [row] = await db
    .select({ ...columns, invitedBy: personColumnsOf(otherUsers), suspendedBy: suspensions.logId })
    .from(users)
    .leftJoin(suspensions, holds)
    .leftJoin(departures, eq(departures.userId, users.id))
    .leftJoin(invited, eq(invited.userId, users.id))
    .leftJoin(invitations, eq(invitations.id, invited.invitationId))
    .leftJoin(otherUsers, eq(otherUsers.id, invitations.creatorId))
    .where(sql`lower(${users.username}) = lower(${username})`);
  if (!row) return undefined;
  const { invitedBy, suspendedBy, ...member } = row;
  return { member, invitedBy, suspendedBy };
}

/** Finds what a mail to a member needs to know, by primary key. */
export async function addressOf(db: DbOrTx, id: number) {
  const { email, emailVerifiedAt, emailRefusedAt } = users;
  const [row] = await db.select({ email, emailVerifiedAt, emailRefusedAt }).from(users).where(eq(users.id, id));
  return row;
}
