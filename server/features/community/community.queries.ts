import { sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { communitySettings } from "#server/db/schema/community";
import { staffLog } from "#server/db/schema/staff";

/** Serializes changes of the settings, so that the log has each of them with what was before. */
export const lockSettings = (tx: Tx) => lockInTurn(tx, "community settings");

/** The settings that an admin has chosen; null where the configuration or the usual value holds. */
export type ChosenSettings = Omit<typeof communitySettings.$inferSelect, "id" | "updatedAt">;

/** Finds the settings that an admin has chosen; undefined while everything is as the configuration says. */
export async function chosenSettings(db: DbOrTx): Promise<ChosenSettings | undefined> {
  const [row] = await db.select().from(communitySettings);
  if (!row) return undefined;
  const { id: _id, updatedAt: _at, ...chosen } = row;
  return chosen;
}

/** Stores settings of the community. */
export async function saveCommunitySettings(tx: Tx, changes: Partial<ChosenSettings>): Promise<void> {
  await tx
    .insert(communitySettings)
    .values({ id: 1, ...changes })
    .onConflictDoUpdate({ target: communitySettings.id, set: { ...changes, updatedAt: sql`now()` } });
}

/**
 * Deletes the oldest acts of staff from before so many days (`staff_log_newest_idx`), and returns how many. It says that
 * it does so for the retention, without which the table refuses.
 */
export async function deleteOldActs(tx: Tx, days: number, limit: number): Promise<number> {
  await tx.execute(sql`set local commonplace.retention = 'on'`);
  const rows = await tx.execute(sql`delete from ${staffLog} where id in (select id from ${staffLog}
    where created_at < now() - ${days} * interval '1 day' order by created_at, id limit ${limit}) returning id`);
  await tx.execute(sql`set local commonplace.retention = 'off'`);
  return rows.length;
}
