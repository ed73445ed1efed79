import { sql } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { users } from "#server/db/schema/users";

/** Lists the members with a role and whether they were active within some days (`users_staff_idx`). */
export async function staffActivity(db: DbOrTx, days: number) {
  return db
    .select({
      id: users.id,
      role: users.role,
      isActive: sql<boolean>`coalesce(greatest(${users.lastActiveAt}, ${users.createdAt}) > now() - ${days} * interval '1 day', false)`,
    })
    .from(users)
    .where(sql`role <> 'member'`)
    .orderBy(users.id)
    .limit(500);
}
