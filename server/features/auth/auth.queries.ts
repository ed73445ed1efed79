import { and, eq, or, sql } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { users } from "#server/db/schema/users";
import type { Account } from "./auth.model.ts";

const accountColumns = {
  id: users.id,
  name: users.name,
  username: users.username,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  avatar: users.avatar,
  banner: users.banner,
  bio: users.bio,
  location: users.location,
  website: users.website,
  phone: users.phone,
  lastActiveAt: users.lastActiveAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
} satisfies Record<keyof Account, unknown>;

const lower = (column: typeof users.username | typeof users.email, name: string) =>
  sql`lower(${column}) = lower(${sql.placeholder(name)})`;

/** Checks which of username and email are taken, in any case. */
export const takenNames = prepared<{ username: boolean; email: boolean }[], { username: string; email: string }>((db) =>
  db
    .select({
      username: sql<boolean>`${lower(users.username, "username")}`,
      email: sql<boolean>`${lower(users.email, "email")}`,
    })
    .from(users)
    .where(or(lower(users.username, "username"), lower(users.email, "email")))
    .prepare("auth_taken_names"),
);

interface NewAccount {
  name: string;
  username: string;
  email: string;
  passwordHash: string;
}

/** Stores a new account; returns undefined when the username or the email is taken, even if only since a moment ago. */
export async function insertAccount(db: DbOrTx, account: NewAccount): Promise<Account | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...account, lastActiveAt: sql`now()` })
    .onConflictDoNothing()
    .returning(accountColumns);
  return row;
}

/** Finds the account that an email or a username names, in any case; a username contains no @, so it cannot be both. */
export const findCredentials = prepared<{ id: number; passwordHash: string }[], { login: string }>((db) =>
  db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(or(lower(users.username, "login"), lower(users.email, "login")))
    .limit(1)
    .prepare("auth_find_credentials"),
);

/** Finds a member's own account. */
export const findAccount = prepared<Account[], { id: number }>((db) =>
  db
    .select(accountColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("auth_find_account"),
);

/** Marks a member as active now. */
export async function touchAccount(db: DbOrTx, id: number): Promise<void> {
  await db
    .update(users)
    .set({ lastActiveAt: sql`now()` })
    .where(eq(users.id, id));
}

/**
 * Marks a member as active who has just entered the password, if the password is still the same. It locks their row
 * until the transaction ends, so that sign-ins and a change of the password take turns.
 */
export async function admitAccount(db: DbOrTx, id: number, passwordHash: string): Promise<Account | undefined> {
  const [row] = await db
    .update(users)
    .set({ lastActiveAt: sql`now()` })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning(accountColumns);
  return row;
}

/** Stores a hash of the same password at today's cost. */
export async function updatePasswordHash(db: DbOrTx, id: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}
