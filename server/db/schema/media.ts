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

/** Files that members uploaded. The sweep removes unattached ones; a post's row contains a copy of its files. */
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
    /** Smaller sizes and other formats, which a job makes after the upload. */
    renditions: jsonb("renditions").$type<StoredRendition[]>().notNull().default([]),
    /** The duration of a video in seconds. */
    duration: doublePrecision("duration"),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** The time when the file was attached; the sweep removes unattached files after a day. */
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

/** The files of a draft, which the sweep leaves alone. */
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
