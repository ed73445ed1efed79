import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { isOfMailbox } from "#server/db/personColumns";
import { passwordResets, users } from "#server/db/schema/users";
import type { Mailbox } from "#server/features/auth/auth.model";

/** Finds the password hash of a signed-in member. */
export async function findPasswordHash(db: DbOrTx, id: number): Promise<string | undefined> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
  return row?.passwordHash;
}

/**
 * Finds the account of a mailbox, however its address is spelled, in any case (`users_email_key`); of two, the one that is
 * spelled like this.
 */
export async function findByEmail(
  db: DbOrTx,
  email: string,
): Promise<Pick<Mailbox, "id" | "emailVerifiedAt" | "emailRefusedAt"> | undefined> {
  const [row] = await db
    .select({ id: users.id, emailVerifiedAt: users.emailVerifiedAt, emailRefusedAt: users.emailRefusedAt })
    .from(users)
    .where(isOfMailbox(users.email, email))
    .orderBy(sql`lower(${users.email}) = lower(${email}) desc, ${users.id}`)
    .limit(1);
  return row;
}

/** Changes a password; with `known` only if the hash is still that one. Returns false when nothing was changed. */
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

/** Makes this the member's only valid reset. */
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

/**
 * Uses up a reset that is still valid for this address and returns its member. Of concurrent tries only one succeeds.
 */
export async function useReset(db: DbOrTx, { email, tokenHash }: { email: string; tokenHash: string }) {
  const [row] = await db.execute<{ id: number }>(sql`
    update ${passwordResets} as reset set used_at = now() from ${users} as member
    where ${isOfMailbox(sql`member.email`, email)} and reset.user_id = member.id and reset.token_hash = ${tokenHash}
      and reset.used_at is null and reset.expires_at > now()
    returning member.id`);
  return row?.id;
}

/** Deletes a member's reset, so that a link that was mailed before is void. */
export async function deleteReset(db: DbOrTx, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Deletes resets that expired before a moment. */
export async function deleteOldResets(db: DbOrTx, before: string): Promise<void> {
  await db.delete(passwordResets).where(sql`${passwordResets.expiresAt} < ${before}`);
}
