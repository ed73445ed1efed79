import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { groupMembers, groups } from "#server/db/schema/groups";
import { bonds, follows } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import type { Named, Position } from "./contents.model.ts";
import { after, type BatchValues, limit, member } from "./contents.queries.ts";
import type { GroupRow } from "./contents.rows.model.ts";

const visible = canSeePerson(member, users.id);
const named = { name: users.name, username: users.username };

/** A person and since when. */
export interface PersonRow extends Position, Named {}

/** Reads a member's bonds (`bonds_list_idx`). */
export const bondsBatch = prepared<PersonRow[], BatchValues>((db) =>
  db
    .select({ id: bonds.bondId, at: bonds.createdAt, ...named })
    .from(bonds)
    .innerJoin(users, eq(users.id, bonds.bondId))
    .where(and(eq(bonds.userId, member), after(bonds.createdAt, bonds.bondId), visible))
    .orderBy(asc(bonds.createdAt), asc(bonds.bondId))
    .limit(limit)
    .prepare("export_bonds"),
);

/** Reads whom a member follows (`follows_follower_idx`). */
export const followedBatch = prepared<PersonRow[], BatchValues>((db) =>
  db
    .select({ id: follows.followeeId, at: follows.createdAt, ...named })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followeeId))
    .where(and(eq(follows.followerId, member), after(follows.createdAt, follows.followeeId), visible))
    .orderBy(asc(follows.createdAt), asc(follows.followeeId))
    .limit(limit)
    .prepare("export_followed"),
);

/** Reads who follows a member (`follows_followee_idx`). */
export const followersBatch = prepared<PersonRow[], BatchValues>((db) =>
  db
    .select({ id: follows.followerId, at: follows.createdAt, ...named })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followerId))
    .where(and(eq(follows.followeeId, member), after(follows.createdAt, follows.followerId), visible))
    .orderBy(asc(follows.createdAt), asc(follows.followerId))
    .limit(limit)
    .prepare("export_followers"),
);

/** Reads a member's groups and requests for groups (`group_members_user_idx`). */
export const groupsBatch = prepared<GroupRow[], BatchValues>((db) =>
  db
    .select({
      id: groups.id,
      at: groupMembers.createdAt,
      slug: groups.slug,
      name: groups.name,
      visibility: groups.visibility,
      role: groupMembers.role,
      isWaiting: sql<boolean>`${groupMembers.state} = 'requested'`,
      notifyLevel: groupMembers.notifyLevel,
      message: groupMembers.requestMessage,
      answers: groupMembers.answers,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.userId, member),
        inArray(groupMembers.state, ["member", "requested"]),
        after(groupMembers.createdAt, groupMembers.groupId),
      ),
    )
    .orderBy(asc(groupMembers.createdAt), asc(groupMembers.groupId))
    .limit(limit)
    .prepare("export_groups"),
);
