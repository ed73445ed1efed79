import { eq, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { users } from "#server/db/schema/users";
import type { Role } from "#server/features/auth/auth.model";

/** Finds the role of a member, by primary key. */
export const roleOf = prepared<{ role: Role }[], { id: number }>((db) =>
  db
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("staff_role"),
);
