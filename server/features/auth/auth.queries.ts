import { eq, lt, or, sql } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { sessions, users } from "#server/db/schema";
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
};

const lower = (column: typeof users.username | typeof users.email, name: string) =>
  sql`lower(${column}) = lower(${sql.placeholder(name)})`;

/** Which of the two somebody has, in any case. */
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

/** The new account; undefined when the username or the email is somebody's, even by a moment. */
export async function insertAccount(db: DbOrTx, account: NewAccount): Promise<Account | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...account, lastActiveAt: sql`now()` })
    .onConflictDoNothing()
    .returning(accountColumns);
  return row;
}

/** The account that an email or a username names, in any case; a username holds no @, so it cannot be both. */
export const findCredentials = prepared<{ id: number; passwordHash: string }[], { login: string }>((db) =>
  db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(or(lower(users.username, "login"), lower(users.email, "login")))
    .limit(1)
    .prepare("auth_find_credentials"),
);

/** A member's own account. */
export const findAccount = prepared<Account[], { id: number }>((db) =>
  db
    .select(accountColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("auth_find_account"),
);

/** Marks a member as active now. Holds their row until the transaction ends, so that their sign-ins take turns. */
export async function touchAccount(db: DbOrTx, id: number): Promise<Account | undefined> {
  const [row] = await db
    .update(users)
    .set({ lastActiveAt: sql`now()` })
    .where(eq(users.id, id))
    .returning(accountColumns);
  return row;
}

/** Keeps a hash of the same password at today's cost. */
export async function updatePasswordHash(db: DbOrTx, id: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

interface NewSession {
  userId: number;
  userAgent: string | null;
  ip: string;
  /** Seconds. */
  ttl: number;
}

/** Opens a session; its id. */
export async function insertSession(db: DbOrTx, { ttl, ...session }: NewSession): Promise<number> {
  const [row] = await db
    .insert(sessions)
    .values({ ...session, expiresAt: sql`now() + make_interval(secs => ${ttl})` })
    .returning({ id: sessions.id });
  if (!row) throw new Error("The new session returned no row");
  return row.id;
}

interface LiveSession {
  userId: number;
  /** Whether its use should be written down again. */
  isStale: boolean;
}

/** The session while it lives: not ended, not expired, not idle. By primary key. */
export const findLiveSession = prepared<LiveSession[], { id: number; idle: number; touch: number }>((db) =>
  db
    .select({
      userId: sessions.userId,
      isStale: sql<boolean>`${sessions.lastUsedAt} < now() - make_interval(secs => ${sql.placeholder("touch")})`,
    })
    .from(sessions)
    .where(
      sql`${sessions.id} = ${sql.placeholder("id")} and ${sessions.revokedAt} is null and ${sessions.expiresAt} > now()
        and ${sessions.lastUsedAt} > now() - make_interval(secs => ${sql.placeholder("idle")})`,
    )
    .prepare("auth_find_live_session"),
);

/** Writes down that a session is in use; false when another process just did. */
export async function touchSession(db: DbOrTx, id: number, touch: number): Promise<boolean> {
  const rows = await db.execute(sql`
    update ${sessions} set last_used_at = now()
    where ${sessions.id} = ${id} and ${sessions.lastUsedAt} < now() - make_interval(secs => ${touch})
    returning id`);
  return rows.length > 0;
}

/** Ends one session; false when it had ended before. */
export async function endSession(db: DbOrTx, id: number): Promise<boolean> {
  const rows = await db.execute(
    sql`update ${sessions} set revoked_at = now() where ${sessions.id} = ${id} and ${sessions.revokedAt} is null returning id`,
  );
  return rows.length > 0;
}

/** Ends a member's sessions beyond the newest few, those first that were unused for longest; their ids. */
export async function endSessionsBeyond(db: DbOrTx, userId: number, keep: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    update ${sessions} set revoked_at = now()
    where id in (
      select id from ${sessions} where user_id = ${userId} and revoked_at is null and expires_at > now()
      order by last_used_at desc, id desc offset ${keep})
    returning id`);
  return rows.map(({ id }) => id);
}

/** Forgets sessions that ended before the given moment. */
export async function deleteEndedSessions(db: DbOrTx, before: string): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.revokedAt, before), lt(sessions.expiresAt, before)));
}
