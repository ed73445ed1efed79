import { and, eq, inArray } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { notificationSilences } from "#server/db/schema/notifications";
import type { NotificationSetting, NotificationType } from "./notifications.model.ts";

/** Kinds of which a member does not want to be notified. */
export async function silencesOf(db: DbOrTx, userId: number): Promise<NotificationType[]> {
  const rows = await db
    .select({ type: notificationSilences.type })
    .from(notificationSilences)
    .where(eq(notificationSilences.userId, userId));
  return rows.map(({ type }) => type);
}

/** Stores of which kinds a member wants to be notified, and of which not; others stay as they are. */
export async function saveSettings(tx: Tx, userId: number, changes: readonly NotificationSetting[]): Promise<void> {
  const off = changes.flatMap(({ type, enabled }) => (enabled ? [] : [{ userId, type }]));
  const on = changes.flatMap(({ type, enabled }) => (enabled ? [type] : []));
  if (off.length > 0) await tx.insert(notificationSilences).values(off).onConflictDoNothing();
  if (on.length === 0) return;
  await tx
    .delete(notificationSilences)
    .where(and(eq(notificationSilences.userId, userId), inArray(notificationSilences.type, on)));
}
