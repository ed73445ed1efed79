import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, instant, ref, updated } from "./columns.ts";
import { groups } from "./groups.ts";
import { posts } from "./posts.ts";
import { users } from "./users.ts";

/**
 * What members asked of their feed: `less` of a person, or for a week nothing of a person, by a tag or from a group.
 */
export const feedPreferences = pgTable(
  "feed_preferences",
  {
    id: id(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["less", "person", "tag", "group"] }).notNull(),
    personId: ref("person_id").references(() => users.id, { onDelete: "cascade" }),
    tag: text("tag"),
    groupId: ref("group_id").references(() => groups.id, { onDelete: "cascade" }),
    /** Null means until the member undoes it. */
    until: instant("until"),
    createdAt: created(),
  },
  (t) => [
    index("feed_preferences_list_idx").on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("feed_preferences_person_idx")
      .on(t.personId)
      .where(sql`person_id is not null`),
    index("feed_preferences_group_idx")
      .on(t.groupId)
      .where(sql`group_id is not null`),
    uniqueIndex("feed_preferences_key").on(
      t.userId,
      t.kind,
      sql`coalesce(person_id, group_id, 0)`,
      sql`coalesce(tag, '')`,
    ),
    check("feed_preferences_of_one", sql`num_nonnulls(person_id, tag, group_id) = 1`),
  ],
);

/** Posts that a member does not want to meet in lists any more, for this member alone. */
export const hiddenPosts = pgTable(
  "hidden_posts",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    postId: ref("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index("hidden_posts_list_idx").on(t.userId, t.createdAt.desc().nullsFirst(), t.postId.desc().nullsFirst()),
    index("hidden_posts_post_idx").on(t.postId),
  ],
);

/** Where a member was in each tab of the home feed, on whichever device. */
export const feedPlaces = pgTable(
  "feed_places",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    scope: text("scope", { enum: ["everything", "following"] }).notNull(),
    /** The newest post that the member has seen; it only becomes newer. */
    newestCreatedAt: instant("newest_created_at").notNull(),
    newestId: ref("newest_id").notNull(),
    /** The post at which the member was last. */
    createdAt: instant("created_at").notNull(),
    postId: ref("post_id").notNull(),
    updatedAt: updated(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.scope] })],
);

/** When a member was in the home feed, and in which order they read it. Without a row they have not been there. */
export const feedVisits = pgTable("feed_visits", {
  userId: ref("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  order: text("order", { enum: ["latest", "top"] })
    .notNull()
    .default("latest"),
  /** When this visit began, and when the member last read in it. */
  beganAt: instant("began_at"),
  seenAt: instant("seen_at"),
  /** When the member last read in the visit before. */
  previousAt: instant("previous_at"),
});
