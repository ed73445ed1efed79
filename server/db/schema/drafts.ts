import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, ref, updated } from "./columns.ts";
import { users } from "./users.ts";

/** The content of a draft. It is checked only when the draft is published. */
export interface DraftContent {
  title: string;
  content: string;
  category: string | null;
  tags: string[];
  visibility: "public" | "bonds" | "only_me";
  location: { lat: number; lng: number } | null;
  /** The place as the author names it; drafts that are older have none. */
  placeName?: string | null;
  /** The group for which the post is meant; drafts that are older have none. */
  groupId?: number | null;
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
    /**
     * The version grows with each save. A client names the version that it last saw, so that two tabs cannot overwrite
     * each other.
     */
    version: integer("version").notNull().default(1),
    /** The client chooses it, so that a repeated first save finds the draft that it made. */
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
