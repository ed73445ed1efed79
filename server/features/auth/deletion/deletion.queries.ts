import { eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { users } from "#server/db/schema/users";

/**
 * Gives a transaction the time that it takes to remove many rows. Deletions take turns, because two members who like
 * and answer each other would otherwise deadlock.
 */
export async function beginDeletion(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '30s', true), set_config('lock_timeout', '10s', true)`);
  await lockInTurn(tx, "account deletion");
}

/** Locks a member's row, so that nothing new of theirs can be stored until the transaction ends. */
export async function lockMember(
  tx: Tx,
  id: number,
  passwordHash: string,
): Promise<{ email: string; name: string } | undefined> {
  const rows = await tx.execute<{ email: string; name: string }>(
    sql`select email, name from ${users} where id = ${id} and password_hash = ${passwordHash} for update`,
  );
  return rows[0];
}

/** Deletes a member, with bonds, blocks, sessions, settings and every other row that belongs to the member alone. */
export async function deleteMember(tx: Tx, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
