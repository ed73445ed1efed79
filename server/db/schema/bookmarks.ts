import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, ref } from "./columns.ts";
import { users } from "./users.ts";

export const bookmarks = pgTable(
  "bookmarks",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** There is no foreign key, because a bookmark stays after its post is deleted, until its owner removes it. */
    postId: ref("post_id").notNull(),
    note: text("note"),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index("bookmarks_user_idx").on(t.userId, t.createdAt.desc().nullsFirst(), t.postId.desc().nullsFirst()),
    index("bookmarks_post_idx").on(t.postId),
  ],
);

/** The folders into which members sort their bookmarks. */
export const bookmarkFolders = pgTable(
  "bookmark_folders",
  {
    id: id(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    createdAt: created(),
  },
  (t) => [uniqueIndex("bookmark_folders_name_key").on(t.userId, sql`lower(${t.name})`)],
);

export const bookmarkFolderItems = pgTable(
  "bookmark_folder_items",
  {
    folderId: ref("folder_id")
      .notNull()
      .references(() => bookmarkFolders.id, { onDelete: "cascade" }),
    userId: ref("user_id").notNull(),
    postId: ref("post_id").notNull(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.folderId, t.postId] }),
    // A removed bookmark leaves its folders.
    foreignKey({ columns: [t.userId, t.postId], foreignColumns: [bookmarks.userId, bookmarks.postId] }).onDelete(
      "cascade",
    ),
    index("bookmark_folder_items_bookmark_idx").on(t.userId, t.postId),
  ],
);
