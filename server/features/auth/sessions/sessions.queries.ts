import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { sessions } from "#server/db/schema/users";

interface NewSession {
  userId: number;
  userAgent: string | null;
  ip: string;
  /** The lifetime in seconds. */
  ttl: number;
}

/** Opens a session and returns its id. */
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
  /** Whether it is time to note again that the session is in use. */
  isStale: boolean;
}

/** Finds a session by primary key while it is open: not ended, not expired, not idle. */
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

/** Notes that a session is in use; returns false when another process has just done so. */
export async function touchSession(db: DbOrTx, id: number, touch: number): Promise<boolean> {
  const rows = await db.execute(sql`
    update ${sessions} set last_used_at = now()
    where ${sessions.id} = ${id} and ${sessions.lastUsedAt} < now() - make_interval(secs => ${touch})
    returning id`);
  return rows.length > 0;
}

/** The condition of an open session: not ended, not expired, not idle. */
const lives = (idle: number) =>
  sql`revoked_at is null and expires_at > now() and last_used_at > now() - make_interval(secs => ${idle})`;

/** Lists a member's open sessions, last used first (`sessions_user_id_idx`). */
export function liveSessionsOf(db: DbOrTx, userId: number, idle: number) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), lives(idle)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Ends one open session of a member; returns false when there is none. */
export async function endSession(db: DbOrTx, userId: number, id: number, idle: number): Promise<boolean> {
  const rows = await db.execute(sql`
    update ${sessions} set revoked_at = now() where id = ${id} and user_id = ${userId} and ${lives(idle)} returning id`);
  return rows.length > 0;
}

/** Ends every session of a member but one, or all of them; returns the ids of those that it ended. */
export async function endSessionsBut(db: DbOrTx, userId: number, keep: number | null): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    update ${sessions} set revoked_at = now()
    where user_id = ${userId} and revoked_at is null and expires_at > now() and id is distinct from ${keep}::bigint
    returning id`);
  return rows.map(({ id }) => id);
}

/** Ends a member's sessions beyond the newest few, those first that were unused for longest; returns their ids. */
export async function endSessionsBeyond(db: DbOrTx, userId: number, keep: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    update ${sessions} set revoked_at = now()
    where id in (
      select id from ${sessions} where user_id = ${userId} and revoked_at is null and expires_at > now()
      order by last_used_at desc, id desc offset ${keep})
    returning id`);
  return rows.map(({ id }) => id);
}

/** Deletes sessions that ended before a moment. */
export async function deleteEndedSessions(db: DbOrTx, before: string): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.revokedAt, before), lt(sessions.expiresAt, before)));
}
