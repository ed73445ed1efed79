import { eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { reservedNames } from "#server/db/schema/suspensions";
import type { StoredImage } from "#server/db/schema/images";
import { formerUsernames } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";
import type { ProfileChange } from "./profiles.rules.ts";

interface CurrentPictures {
  username: string;
  avatar: StoredImage | null;
  banner: StoredImage | null;
}

/** Reads a member's current username and pictures, locked until the transaction ends. */
export async function lockProfile(tx: Tx, id: number): Promise<CurrentPictures | undefined> {
  const [row] = await tx
    .select({ username: users.username, avatar: users.avatar, banner: users.banner })
    .from(users)
    .where(eq(users.id, id))
    .for("no key update");
  return row;
}

/** Checks whether somebody else has a username, in any case, or it is reserved. */
export async function isTaken(tx: Tx, id: number, username: string): Promise<boolean> {
  const rows = await tx.execute(sql`select from ${users} where lower(username) = lower(${username}) and id <> ${id}
    union all select from ${reservedNames}
      where name_hash = encode(sha256(convert_to(lower(${username}::text), 'UTF8')), 'hex') and until > now()`);
  return rows.length > 0;
}

interface Change extends ProfileChange {
  avatar?: StoredImage | null | undefined;
  banner?: StoredImage | null | undefined;
}

/** Stores the fields that a change contains and leaves the rest. */
export async function updateProfile(tx: Tx, id: number, change: Change): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(users.id, id));
}

/**
 * Lets the former username lead to the member, whoever used it before; the new one belongs to them and leads nowhere
 * else.
 */
export async function keepFormerUsername(tx: Tx, userId: number, former: string, present: string): Promise<void> {
  await tx.delete(formerUsernames).where(eq(formerUsernames.username, present.toLowerCase()));
  if (former.toLowerCase() === present.toLowerCase()) return;
  await tx
    .insert(formerUsernames)
    .values({ username: former.toLowerCase(), userId })
    .onConflictDoUpdate({ target: formerUsernames.username, set: { userId, createdAt: sql`now()` } });
}
