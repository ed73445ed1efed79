import { eq, sql } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { settings, users } from "#server/db/schema/users";
import type { Settings } from "./settings.model.ts";

const settingsOf = prepared<Settings[], { id: number }>((db) =>
  db
    .select({
      keyboardShortcuts: sql<boolean>`coalesce(${settings.keyboardShortcuts}, true)`,
      altReminder: sql<boolean>`coalesce(${settings.altReminder}, true)`,
      autoplay: sql<Settings["autoplay"]>`coalesce(${settings.autoplay}, 'always')`,
      showVisits: sql<boolean>`coalesce(${settings.showVisits}, false)`,
      insightsFromPosts: sql<boolean>`coalesce(${settings.insightsFromPosts}, true)`,
      showOnline: users.showOnline,
      readReceipts: sql<boolean>`coalesce(${settings.readReceipts}, true)`,
      messagesFrom: sql<Settings["messagesFrom"]>`coalesce(${settings.messagesFrom}, 'everyone')`,
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("settings_of"),
);

/** Finds a member's settings; a member without a row has the defaults. */
export async function findSettings(db: DbOrTx, id: number): Promise<Settings | undefined> {
  const [row] = await settingsOf(db, { id });
  return row;
}

/** Stores settings of a member. Concurrent changes write only the fields that they contain. */
export async function saveSettings(
  db: DbOrTx,
  userId: number,
  changes: Partial<Omit<Settings, "showOnline">>,
): Promise<void> {
  await db
    .insert(settings)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: settings.userId, set: { ...changes, updatedAt: sql`now()` } });
}

/** Stores whether others see when a member is active. */
export async function saveShowOnline(db: DbOrTx, id: number, showOnline: boolean): Promise<void> {
  await db.update(users).set({ showOnline }).where(eq(users.id, id));
}
