import { eq, sql } from "drizzle-orm";
import { prepared, type Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { users } from "#server/db/schema/users";
import type { Role } from "#server/features/auth/auth.model";

/** Serializes changes of roles, so that two admins cannot take away each other's at once. */
export const lockRoles = (tx: Tx) => lockInTurn(tx, "roles");

/** A member with a role, as the operator sees them. */
export interface NamedRole {
  id: number;
  username: string;
  role: Role;
}

const columns = { id: users.id, username: users.username, role: users.role };

/** Finds the member with an id. */
export async function roleById(tx: Tx, id: number): Promise<NamedRole | undefined> {
  const [row] = await tx.select(columns).from(users).where(eq(users.id, id));
  return row;
}

/** Finds the member with a name, in any case. */
export async function roleByName(tx: Tx, username: string): Promise<NamedRole | undefined> {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`);
  return row;
}

/** Stores the role of a member. */
export async function setRole(tx: Tx, id: number, role: Role): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, id));
}

/** Checks whether anybody but this member is an admin (`users_staff_idx`). */
export async function hasOtherAdmin(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`role <> 'member' and role = 'admin' and ${users.id} <> ${id}`)
    .limit(1);
  return row !== undefined;
}

/** Lists the members with a role, admins first (`users_staff_idx`). */
export const membersWithRoles = prepared<NamedRole[], { limit: number }>((db) =>
  db
    .select(columns)
    .from(users)
    .where(sql`role <> 'member'`)
    .orderBy(sql`role = 'admin' desc, lower(${users.username})`)
    .limit(sql.placeholder("limit"))
    .prepare("staff_members"),
);
