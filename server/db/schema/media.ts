import type { StoredRendition } from "./images.ts";
import { drafts } from "./drafts.ts";
import { sql } from "drizzle-orm";
import {
  bigint,
  doublePrecision,
  jsonb,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, ref, created } from "./columns.ts";
import { users } from "./users.ts";

/** Files that members uploaded. Unattached ones are swept; a post's row carries a copy of what it shows. */
export const media = pgTable(
  "media",
  {
    id: id(),
    ownerId: ref("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", { enum: ["image", "video"] }).notNull(),
    key: text("key").notNull(),
    thumbnailKey: text("thumbnail_key"),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    placeholder: text("placeholder"),
    alt: text("alt"),
    /** Smaller sizes and other formats, made by a job behind the upload. */
    renditions: jsonb("renditions").$type<StoredRendition[]>().notNull().default([]),
    /** Seconds a video lasts. */
    duration: doublePrecision("duration"),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** Set when the file became part of something; null files are swept after a day. */
    attachedAt: instant("attached_at"),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("media_key_key").on(t.key),
    index("media_owner_id_idx").on(t.ownerId),
    index("media_unattached_idx")
      .on(t.createdAt)
      .where(sql`attached_at is null`),
  ],
);

/** Files that a draft holds; while it does, they are not swept. */
export const draftMedia = pgTable(
  "draft_media",
  {
    draftId: ref("draft_id")
      .notNull()
      .references(() => drafts.id, { onDelete: "cascade" }),
    mediaId: ref("media_id")
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.mediaId] }), index("draft_media_media_idx").on(t.mediaId)],
);
