import { and, desc, eq, sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { pushSubscriptions } from "#server/db/schema/reach";
import { sessions, users } from "#server/db/schema/users";
import { isHiddenMember } from "#server/db/visibility";
import { type DeviceAddress, FAILING_DAYS, type LiveDevice } from "./push.model.ts";

/** A device belongs to a session: when that ends, by itself or by somebody, the device has ended too. */
const isSessionOpen = (idle: number) =>
  sql`session.revoked_at is null and session.expires_at > now() and session.last_used_at > now() - make_interval(secs => ${idle})`;

const device = pushSubscriptions;

/** Lists a member's devices, newest first (`push_subscriptions_user_idx`). */
export function devicesOf(db: DbOrTx, userId: number, idle: number) {
  return db
    .select({
      id: device.id,
      sessionId: device.sessionId,
      userAgent: sql<string | null>`session.user_agent`,
      createdAt: device.createdAt,
      lastSuccessAt: device.lastSuccessAt,
    })
    .from(device)
    .innerJoin(sql`${sessions} as session`, sql`session.id = ${device.sessionId}`)
    .where(and(eq(device.userId, userId), isSessionOpen(idle)))
    .orderBy(desc(device.id));
}

/** Finds the devices to which a member is pushed now; none of a member who is suspended or about to leave. */
export function liveDevices(
  db: DbOrTx,
  { userId, id = null, idle }: { userId: number | null; id?: number | null; idle: number },
): Promise<LiveDevice[]> {
  return db
    .select({
      id: device.id,
      userId: device.userId,
      endpoint: device.endpoint,
      p256dh: device.p256dh,
      auth: device.auth,
    })
    .from(device)
    .innerJoin(sql`${sessions} as session`, sql`session.id = ${device.sessionId}`)
    .where(
      and(
        id === null ? eq(device.userId, userId ?? 0) : eq(device.id, id),
        isSessionOpen(idle),
        sql`not ${isHiddenMember(device.userId)}`,
      ),
    )
    .orderBy(device.id);
}

interface NewRow extends DeviceAddress {
  userId: number;
  sessionId: number;
}

/** Stores a device; one that is there already belongs to whoever uses it now. Returns its id. */
export async function saveDevice(tx: Tx, row: NewRow): Promise<number> {
  const { userId, sessionId, p256dh, auth } = row;
  const [saved] = await tx
    .insert(device)
    .values(row)
    .onConflictDoUpdate({ target: device.endpoint, set: { userId, sessionId, p256dh, auth, failingSince: null } })
    .returning({ id: device.id });
  if (!saved) throw new Error("The device returned no row");
  return saved.id;
}

/** Lets devices of one member be added one after the other, so that the number of them holds. */
export async function lockMember(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select from ${users} where id = ${userId} for no key update`);
}

/** Removes a member's oldest devices beyond a number. */
export async function removeBeyond(tx: Tx, userId: number, most: number): Promise<void> {
  await tx.execute(sql`delete from ${device} where id in (
    select id from ${device} where user_id = ${userId} order by id desc offset ${most})`);
}

/** Removes a device of a member; returns false when there is none. */
export async function removeDevice(db: DbOrTx, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(device)
    .where(and(eq(device.userId, userId), eq(device.id, id)))
    .returning({ id: device.id });
  return rows.length > 0;
}

/** Finds the owner of a device by its address, by the unique index. */
export async function ownerOf(db: DbOrTx, endpoint: string, idle: number): Promise<number | null> {
  const [row] = await db
    .select({ userId: device.userId })
    .from(device)
    .innerJoin(sql`${sessions} as session`, sql`session.id = ${device.sessionId}`)
    .where(and(eq(device.endpoint, endpoint), isSessionOpen(idle)));
  return row?.userId ?? null;
}

/** Gives a device another address and keys; returns false when another request did so meanwhile. */
export async function renewDevice(db: DbOrTx, previous: string, target: DeviceAddress): Promise<boolean> {
  const rows = await db
    .update(device)
    .set({ ...target, failingSince: null })
    .where(eq(device.endpoint, previous))
    .returning({ id: device.id });
  return rows.length > 0;
}

/** Removes a device that its push service does not know any more. */
export async function forgetDevice(db: DbOrTx, id: number): Promise<void> {
  await db.delete(device).where(eq(device.id, id));
}

/** Notes that a push service took a push. */
export async function noteSuccess(db: DbOrTx, id: number): Promise<void> {
  await db
    .update(device)
    .set({ lastSuccessAt: sql`now()`, failingSince: null })
    .where(eq(device.id, id));
}

/** Notes a failure, and removes a device that has failed for days; returns whether it is still there. */
export async function noteFailure(db: DbOrTx, id: number): Promise<boolean> {
  const removed = await db
    .delete(device)
    .where(sql`${device.id} = ${id} and ${device.failingSince} < now() - ${FAILING_DAYS} * interval '1 day'`)
    .returning({ id: device.id });
  if (removed.length > 0) return false;
  await db
    .update(device)
    .set({ failingSince: sql`coalesce(${device.failingSince}, now())` })
    .where(eq(device.id, id));
  return true;
}

/** Deletes a batch of the devices whose sessions have ended; returns their number. */
export async function forgetEnded(db: DbOrTx, idle: number): Promise<number> {
  const rows = await db.execute(sql`delete from ${device} where id in (
    select one.id from ${device} as one join ${sessions} as session on session.id = one.session_id
    where not (${isSessionOpen(idle)}) limit 5000) returning 1`);
  return rows.length;
}
