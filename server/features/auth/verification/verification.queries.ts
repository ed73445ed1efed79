import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { users } from "#server/db/schema/users";

/** Finds the address of an account. */
export async function findEmail(db: DbOrTx, id: number): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email;
}

/** Stores when a member first verified an address; returns false when the account has another address by now. */
export async function setVerified(db: DbOrTx, id: number, email: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(and(eq(users.id, id), eq(users.email, email)))
    .returning({ id: users.id });
  return rows.length > 0;
}
