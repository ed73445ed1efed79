import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { conversations } from "./chat.ts";
import { comments } from "./comments.ts";
import { created, id, instant, ref } from "./columns.ts";
import { groups } from "./groups.ts";
import { posts } from "./posts.ts";
import { users } from "./users.ts";

export const NOTIFICATION_TYPES = [
  "like",
  "comment",
  "reply",
  "mention",
  "comment_like",
  "bond_request",
  "bond_accepted",
  "group_request",
  "group_approved",
  "message_request",
] as const;

/** What members are told: acts of one kind on one thing stand together, for as long as they follow each other closely. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", { enum: NOTIFICATION_TYPES }).notNull(),
    /** Kind and thing: `like:12`. */
    groupKey: text("group_key").notNull(),
    /** Whether a further act of that kind joins this row. One row of a key is open at most. */
    isOpen: boolean("is_open").notNull().default(true),
    postId: ref("post_id").references(() => posts.id, { onDelete: "cascade" }),
    commentId: ref("comment_id").references(() => comments.id, { onDelete: "cascade" }),
    groupId: ref("group_id").references(() => groups.id, { onDelete: "cascade" }),
    conversationId: ref("conversation_id").references(() => conversations.id, { onDelete: "cascade" }),
    /** Distinct members who did it and have not taken it back. A row of nobody is not shown. */
    actorsCount: integer("actors_count").notNull().default(0),
    lastEventAt: instant("last_event_at")
      .notNull()
      .default(sql`now()`),
    /** The red dot. */
    seenAt: instant("seen_at"),
    /** The item itself. */
    readAt: instant("read_at"),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("notifications_open_key")
      .on(t.userId, t.groupKey)
      .where(sql`is_open`),
    index("notifications_list_idx").on(t.userId, t.lastEventAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("notifications_unread_idx")
      .on(t.userId, t.lastEventAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`read_at is null`),
    index("notifications_post_idx").on(t.postId),
    index("notifications_comment_idx").on(t.commentId),
  ],
);

/**
 * Who did it. An act writes its event and nothing else, so that nobody waits for a popular row; what is `pending` is
 * added to its notification a moment later, and before anybody reads it.
 */
export const notificationEvents = pgTable(
  "notification_events",
  {
    notificationId: ref("notification_id")
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    /** Whose notification it is, for finding what is pending of it. */
    userId: ref("user_id").notNull(),
    actorId: ref("actor_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What the act made or was done to: a comment's id, the liked post's. By it and the member an act is found again. */
    entityId: ref("entity_id").notNull().default(0),
    /** Taken back. The row stays, so that the same act done again is shown, and rings nobody a second time. */
    withdrawnAt: instant("withdrawn_at"),
    /** It came, or was taken back, since it was last added up. */
    pending: boolean("pending").notNull().default(true),
    /** It is part of its notification's `actors_count`. */
    counted: boolean("counted").notNull().default(false),
    /** Its member was told of it, once and for all. */
    rang: boolean("rang").notNull().default(false),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.actorId, t.entityId] }),
    index("notification_events_actor_idx").on(t.actorId, t.entityId),
    index("notification_events_pending_idx")
      .on(t.userId)
      .where(sql`pending`),
    index("notification_events_latest_idx").on(t.notificationId, t.createdAt.desc().nullsFirst()),
  ],
);

/** Kinds that a member does not want to be told of; no row, told. */
export const notificationSilences = pgTable(
  "notification_silences",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", { enum: NOTIFICATION_TYPES }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type] })],
);
