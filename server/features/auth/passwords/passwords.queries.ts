import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { passwordResets, users } from "#server/db/schema/users";

/** Whose password it is, as far as somebody who is signed in is asked for it. */
export async function findPasswordHash(db: DbOrTx, id: number): Promise<string | undefined> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
  return row?.passwordHash;
}

/** The account that has an address, in any case (`users_email_key`). */
export async function findByEmail(
  db: DbOrTx,
  email: string,
): Promise<{ id: number; emailVerifiedAt: string | null } | undefined> {
  const [row] = await db
    .select({ id: users.id, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return row;
}

/** Changes a password; with `known` only if it still is the one that was proved. False when nothing was changed. */
export async function setPassword(
  db: DbOrTx,
  { id, passwordHash, known }: { id: number; passwordHash: string; known?: string },
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash, updatedAt: sql`now()` })
    .where(and(eq(users.id, id), known === undefined ? undefined : eq(users.passwordHash, known)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Makes this the member's only way to a new password. */
export async function setReset(
  db: DbOrTx,
  { userId, tokenHash, seconds }: { userId: number; tokenHash: string; seconds: number },
): Promise<void> {
  const reset = { tokenHash, expiresAt: sql`now() + make_interval(secs => ${seconds})`, usedAt: null };
  await db
    .insert(passwordResets)
    .values({ userId, ...reset })
    .onConflictDoUpdate({ target: passwordResets.userId, set: reset });
}

/** Uses up a reset that is still good for this address; whose it was. One of any number of tries at once gets it. */
export async function useReset(db: DbOrTx, { email, tokenHash }: { email: string; tokenHash: string }) {
  const [row] = await db.execute<{ id: number }>(sql`
    update ${passwordResets} as reset set used_at = now() from ${users} as member
    where lower(member.email) = lower(${email}) and reset.user_id = member.id and reset.token_hash = ${tokenHash}
      and reset.used_at is null and reset.expires_at > now()
    returning member.id`);
  return row?.id;
}

/** A link that was mailed before is of no use any more. */
export async function deleteReset(db: DbOrTx, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Forgets resets that ran out before the given moment. */
export async function deleteOldResets(db: DbOrTx, before: string): Promise<void> {
  await db.delete(passwordResets).where(sql`${passwordResets.expiresAt} < ${before}`);
}
