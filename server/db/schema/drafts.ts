import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, ref, updated } from "./columns.ts";
import { users } from "./users.ts";

/** What a draft holds of a post that is not written yet. Nothing in it is checked before it is published. */
export interface DraftContent {
  title: string;
  content: string;
  category: string | null;
  tags: string[];
  visibility: "public" | "bonds";
  location: { lat: number; lng: number } | null;
}

/** Posts and ideas that their authors still write, on whatever device. */
export const drafts = pgTable(
  "drafts",
  {
    id: id(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["post", "idea"] }).notNull(),
    data: jsonb("data").$type<DraftContent>().notNull(),
    /** Goes up with each save: whoever saves names the version they saw, so that two tabs cannot overwrite each other. */
    version: integer("version").notNull().default(1),
    /** Chosen by the client, so that a first save which is repeated finds the draft it made. */
    clientId: text("client_id"),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [
    index("drafts_user_idx").on(t.userId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("drafts_old_idx").on(t.updatedAt),
    uniqueIndex("drafts_client_id_key")
      .on(t.userId, t.clientId)
      .where(sql`client_id is not null`),
  ],
);
