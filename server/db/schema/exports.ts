import { sql } from "drizzle-orm";
import { bigint, index, pgTable, real, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, instant, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Copies of their own data that members asked for. The file of one is stored for some days after it is ready. */
export const memberExports = pgTable(
  "exports",
  {
    id: id(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["pending", "ready", "failed", "expired"] })
      .notNull()
      .default("pending"),
    /** How often it was begun: a run that is no longer the latest one stores nothing. */
    attempts: smallint("attempts").notNull().default(0),
    /** The part of the work that is done, from 0 to 1; null before it is begun. */
    progress: real("progress"),
    /** The key of the file, for as long as there is one. */
    key: text("key"),
    bytes: bigint("bytes", { mode: "number" }),
    createdAt: created(),
    /** When the file is deleted. */
    expiresAt: instant("expires_at"),
  },
  (t) => [
    index("exports_user_idx").on(t.userId, t.id.desc().nullsFirst()),
    // A member waits for one at a time.
    uniqueIndex("exports_pending_key")
      .on(t.userId)
      .where(sql`state = 'pending'`),
    uniqueIndex("exports_key_key").on(t.key),
    // The index finds those that are over, and those that are old.
    index("exports_expires_idx")
      .on(t.expiresAt)
      .where(sql`state = 'ready'`),
    index("exports_created_idx").on(t.createdAt),
  ],
);
