import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, instant, ref, updated } from "./columns.ts";
import type { StoredImage } from "./images.ts";
import { users } from "./users.ts";

export const groups = pgTable(
  "groups",
  {
    id: id(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    category: text("category").notNull(),
    cover: jsonb("cover").$type<StoredImage>(),
    /** Everybody may read posts in a public group, only members those in a private one. */
    visibility: text("visibility", { enum: ["public", "private"] }).notNull(),
    /** The count changes in the transaction that adds or removes a member. */
    membersCount: integer("members_count").notNull().default(0),
    /** The posts of the last seven days, and the members who wrote one or a comment; a job counts them. */
    weekPostsCount: integer("week_posts_count").notNull().default(0),
    weekActiveCount: integer("week_active_count").notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [
    uniqueIndex("groups_slug_key").on(sql`lower(${t.slug})`),
    index("groups_category_idx").on(t.category, t.weekActiveCount.desc().nullsFirst(), t.id),
    index("groups_active_idx").on(t.weekActiveCount.desc().nullsFirst(), t.id),
    index("groups_newest_idx").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("groups_category_newest_idx").on(t.category, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("groups_name_trgm_idx").using("gin", t.name.op("gin_trgm_ops")),
    index("groups_description_trgm_idx").using("gin", t.description.op("gin_trgm_ops")),
  ],
);

export const groupMembers = pgTable(
  "group_members",
  {
    groupId: ref("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["owner", "admin", "member"] })
      .notNull()
      .default("member"),
    state: text("state", { enum: ["member", "requested", "refused"] }).notNull(),
    createdAt: created(),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index("group_members_user_idx").on(
      t.userId,
      t.state,
      t.createdAt.desc().nullsFirst(),
      t.groupId.desc().nullsFirst(),
    ),
    index("group_members_list_idx").on(
      t.groupId,
      t.state,
      t.createdAt.desc().nullsFirst(),
      t.userId.desc().nullsFirst(),
    ),
  ],
);

/**
 * Figures about all groups (`groups`, `members`, `posts_week`, `active_day`, `category:Design` …); a job counts them.
 */
export const groupFigures = pgTable("group_figures", {
  name: text("name").primaryKey(),
  value: integer("value").notNull(),
});
