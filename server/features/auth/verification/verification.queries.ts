import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { users } from "#server/db/schema/users";
import type { Mailbox } from "#server/features/auth/auth.model";

/** Finds what decides whether mails arrive at a member's address. */
export async function findMailbox(db: DbOrTx, id: number): Promise<Mailbox | undefined> {
  const { name, email, emailVerifiedAt, emailRefusedAt } = users;
  const [row] = await db
    .select({ id: users.id, name, email, emailVerifiedAt, emailRefusedAt })
    .from(users)
    .where(eq(users.id, id));
  return row;
}

/** Finds the address of an account. */
export async function findEmail(db: DbOrTx, id: number): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email;
}

/**
 * Stores when a member first verified an address, and that mails arrive there again; returns false when the account
 * has another address by now.
 */
export async function setVerified(db: DbOrTx, id: number, email: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`, emailRefusedAt: null })
    .where(and(eq(users.id, id), eq(users.email, email)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Stores that a mail server refused an address for good, if the account still has it. */
export async function setRefused(db: DbOrTx, id: number, email: string): Promise<void> {
  await db
    .update(users)
    .set({ emailRefusedAt: sql`now()` })
    .where(and(eq(users.id, id), eq(users.email, email)));
}
