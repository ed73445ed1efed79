import { eq, sql } from "drizzle-orm";
import { allowTime, type Tx } from "#server/db/client";
import { deletionOf, lockInTurn } from "#server/db/marks";
import { bookmarks } from "#server/db/schema/bookmarks";
import { messages } from "#server/db/schema/chat";
import { comments } from "#server/db/schema/comments";
import { departures } from "#server/db/schema/suspensions";
import { media } from "#server/db/schema/media";
import { bonds } from "#server/db/schema/people";
import { likes, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import type { Receipt } from "./deletion.receipt.rules.ts";

/**
 * Gives a transaction the time that it takes to remove many rows. Deletions take turns, because two members who like
 * and answer each other would otherwise deadlock.
 */
export async function beginDeletion(tx: Tx, id: number): Promise<void> {
  await allowTime(tx, 30, 10);
  await lockInTurn(tx, "account deletion");
  await lockInTurn(tx, deletionOf(id));
}

/** Locks the row of a member who has entered the password, if it is still the same; returns whether it is. */
export async function lockMember(tx: Tx, id: number, passwordHash: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select from ${users} where id = ${id} and password_hash = ${passwordHash} for no key update`,
  );
  return rows.length > 0;
}

/** What is needed of an account after it is deleted. */
export interface Leaver extends Record<string, unknown> {
  email: string;
  name: string;
  username: string;
}

/**
 * Locks the row of a member whose time to change their mind is over, so that nothing new of theirs can be stored and
 * they cannot sign in until the transaction ends; undefined for one who stays.
 */
export async function lockLeaver(tx: Tx, id: number): Promise<Leaver | undefined> {
  await tx.execute(sql`select from ${users} where id = ${id} for update`);
  // Another statement, because one that waits for a lock sees other tables as they were before it waited.
  const rows = await tx.execute<Leaver>(
    sql`select leaver.email, leaver.name, leaver.username from ${users} as leaver
      join ${departures} as departure on departure.user_id = leaver.id and departure.due_at <= now() where leaver.id = ${id}`,
  );
  return rows[0];
}

/** Counts what a member has; bonds are stored with two rows, of which one is theirs. */
export async function countOwned(tx: Tx, id: number): Promise<Receipt> {
  const [row] = await tx.execute<Receipt & Record<string, unknown>>(sql`select
    (select count(*)::int from ${posts} where author_id = ${id}) as posts,
    (select count(*)::int from ${comments} where author_id = ${id} and deleted_at is null) as comments,
    (select count(*)::int from ${messages} where sender_id = ${id} and deleted_at is null and type <> 'system') as messages,
    (select count(*)::int from ${media} where owner_id = ${id}) as files,
    (select count(*)::int from ${bonds} where user_id = ${id}) as bonds,
    (select count(*)::int from ${likes} where user_id = ${id}) as likes,
    (select count(*)::int from ${bookmarks} where user_id = ${id}) as bookmarks`);
  if (!row) throw new Error("Nothing was counted.");
  return row;
}

/** Deletes a member, with bonds, blocks, sessions, settings and every other row that belongs to the member alone. */
export async function deleteMember(tx: Tx, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
