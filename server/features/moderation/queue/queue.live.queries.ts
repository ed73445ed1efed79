import { sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { users } from "#server/db/schema/users";

/** Finds those of some members who have one of these roles now, by primary key. */
export const membersWithRole = prepared<{ id: number }[], { ids: number[]; roles: string[] }>((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.id} = any(${sql.placeholder("ids")}::bigint[]) and ${users.role} = any(${sql.placeholder("roles")}::text[])`,
    )
    .prepare("moderation_listeners"),
);
