import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
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
    /**
     * The posts of the last seven days, and the members who wrote one or a comment, as far as they have standing; a job
     * counts them, and groups are ranked by them.
     */
    weekPostsCount: integer("week_posts_count").notNull().default(0),
    weekActiveCount: integer("week_active_count").notNull().default(0),
    /** What people are asked who want to join; only for private groups. */
    questions: text("questions")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether the first post of a member waits until an owner or admin approves it. */
    approvesFirstPosts: boolean("approves_first_posts").notNull().default(false),
    /**
     * When an owner deleted the group, or the last member left a private one. It is hidden from then on, and a job removes
     * it after some days.
     */
    deletedAt: instant("deleted_at"),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [
    uniqueIndex("groups_slug_key").on(sql`lower(${t.slug})`),
    index("groups_category_idx").on(t.category, t.weekActiveCount.desc().nullsFirst(), t.id),
    index("groups_active_idx").on(t.weekActiveCount.desc().nullsFirst(), t.id),
    index("groups_newest_idx").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("groups_category_newest_idx").on(t.category, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("groups_name_fold_idx").using("gin", sql`fold(${t.name}) gin_trgm_ops`),
    index("groups_description_fold_idx").using("gin", sql`fold(${t.description}) gin_trgm_ops`),
    index("groups_name_trgm_idx").using("gin", t.name.op("gin_trgm_ops")),
    index("groups_description_trgm_idx").using("gin", t.description.op("gin_trgm_ops")),
  ],
);

/** A question of a group, as it was when somebody answered it. */
export interface QuestionAnswer {
  question: string;
  answer: string;
}

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
    /** What the member has written with a request that waits for its answer; it is dropped with the answer. */
    requestMessage: text("request_message"),
    /** The questions of the group with the answers of a request; they are dropped with its answer. */
    answers: jsonb("answers").$type<QuestionAnswer[]>(),
    /** Why a request was declined. */
    reason: text("reason"),
    /** What a member is notified of: each post, what concerns them, or nothing. */
    notifyLevel: text("notify_level", { enum: ["all", "highlights", "none"] })
      .notNull()
      .default("highlights"),
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
    // The members who are notified of each post.
    index("group_members_all_idx")
      .on(t.groupId, t.userId)
      .where(sql`notify_level = 'all'`),
  ],
);

/** Members who were invited into a group by their names. The row is deleted when the member joins. */
export const groupInvitations = pgTable(
  "group_invitations",
  {
    groupId: ref("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    inviterId: ref("inviter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["pending", "declined"] })
      .notNull()
      .default("pending"),
    createdAt: created(),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index("group_invitations_user_idx").on(t.userId, t.state, t.createdAt.desc().nullsFirst()),
    index("group_invitations_inviter_idx").on(t.inviterId),
  ],
);

/** Links by which people join a group. The code itself is stored nowhere. */
export const groupLinks = pgTable(
  "group_links",
  {
    id: id(),
    groupId: ref("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usesMax: integer("uses_max").notNull(),
    uses: integer("uses").notNull().default(0),
    revokedAt: instant("revoked_at"),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("group_links_code_key").on(t.codeHash),
    index("group_links_group_idx").on(t.groupId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/**
 * Figures about all groups (`groups`, `members`, `posts_week`, `active_day`, `category:Design` …); a job counts them.
 */
export const groupFigures = pgTable("group_figures", {
  name: text("name").primaryKey(),
  value: integer("value").notNull(),
});
