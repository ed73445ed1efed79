import { and, eq, sql } from "drizzle-orm";
import { mailboxOf } from "#server/core/words/mailboxes";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { isSpelled } from "#server/db/personColumns";
import { applications } from "#server/db/schema/community";
import { ruleVersions } from "#server/db/schema/community";
import { users } from "#server/db/schema/users";
import { reservationOf } from "#server/features/auth/departures/departures.queries";
import type { Account, Role } from "./auth.model.ts";

const accountColumns = {
  id: users.id,
  name: users.name,
  username: users.username,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  avatar: users.avatar,
  banner: users.banner,
  headline: users.headline,
  bio: users.bio,
  location: users.location,
  website: users.website,
  phone: users.phone,
  staffRole: users.role,
  lastActiveAt: users.lastActiveAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
} satisfies Record<keyof Account, unknown>;

const sent = (column: string, name: string) => sql`lower(${sql.raw(column)}) = lower(${sql.placeholder(name)})`;
const sentUsername = sql`${sql.placeholder("username")}::text`;
const isWaiting = sql.raw("state = 'waiting'");
const hasSpelling = (column: string) => isSpelled(sql.raw(column), sql.placeholder("spellings"));

/**
 * Checks which of username and mailbox are taken, in any case, by members and by those who wait for approval; a username
 * also while it is reserved. The mailbox is that of an address with these spellings.
 */
export const takenNames = prepared<{ username: boolean; email: boolean }[], { username: string; spellings: string[] }>(
  (db) =>
    db
      .select({
        username: sql<boolean>`${sent("taken.username", "username")}`,
        email: sql<boolean>`${hasSpelling("taken.email")}`,
      })
      .from(
        sql`(select username, email from ${users} where ${sent("username", "username")} or ${hasSpelling("email")}
         union all select username, email from ${applications}
           where ${isWaiting} and (${sent("username", "username")} or ${hasSpelling("email")})
         union all select ${sentUsername}, '' from ${reservationOf(sentUsername)}) as taken`,
      )
      .prepare("auth_taken_names"),
);

interface NewAccount {
  name: string;
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
}

/** Whoever registers accepts the rules of that moment; version 1 is that of the product. */
const currentRules = sql`coalesce((select max(${ruleVersions.version}) from ${ruleVersions}), 1)`;
/** Checks whether anybody has an account. */
export const hasMembers = prepared<{ found: boolean }[], Record<string, never>>((db) =>
  db
    .select({ found: sql<boolean>`exists (select from ${users})` })
    .from(sql`(select 1) as one`)
    .prepare("auth_has_members"),
);

/** Lets those take turns who want an account of one mailbox. */
export const lockMailbox = (tx: Tx, email: string) => lockInTurn(tx, `mailbox ${mailboxOf(email).toLowerCase()}`);

/** Serializes those who find the installation empty. */
export const lockFirstAccount = (tx: Tx) => lockInTurn(tx, "the first account");

/** Stores a new account; returns undefined when the username or the email is taken, even if only since a moment ago. */
export async function insertAccount(db: DbOrTx, account: NewAccount): Promise<Account | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...account, lastActiveAt: sql`now()`, rulesVersion: currentRules })
    .onConflictDoNothing()
    .returning(accountColumns);
  return row;
}

interface Credentials {
  id: number;
  passwordHash: string;
  /** Whether this is an application that waits for approval, and no account yet. */
  isWaiting: boolean;
}

const isTyped = sql`(${sent("username", "login")} or ${sent("email", "login")})`;
const isNamed = sql`(${sent("username", "login")} or ${hasSpelling("email")})`;

/**
 * Finds the account, or else the application, that an email or a username names, in any case; a username contains no @,
 * so it cannot be both. Two accounts that are older than the one form of an address may have one mailbox: each is found
 * as it is spelled.
 */
export const findCredentials = prepared<Credentials[], { login: string; spellings: string[] }>((db) =>
  db
    .select({
      id: sql<number>`known.id`.mapWith(Number),
      passwordHash: sql<string>`known.password_hash`,
      isWaiting: sql<boolean>`known.is_waiting`,
    })
    .from(
      sql`(select id, password_hash, false as is_waiting, ${isTyped} as is_typed from ${users} where ${isNamed}
        union all select id, password_hash, true, ${isTyped} from ${applications} where ${isWaiting} and ${isNamed}) as known`,
    )
    .orderBy(sql`known.is_typed desc, known.is_waiting, known.id`)
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

/** Stores a hash of the same password that is made as today's are. */
export async function updatePasswordHash(db: DbOrTx, id: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}
