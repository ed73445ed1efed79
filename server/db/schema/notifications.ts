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
  "follow",
  "group_request",
  "group_approved",
  "group_declined",
  "group_invited",
  "group_post_removed",
  "group_post",
  "group_post_waiting",
  "group_post_approved",
  "group_post_declined",
  "message_request",
  "report_decided",
  "moderation",
] as const;

/**
 * The notifications of members. Acts of one kind on one thing share a row for as long as they follow each other
 * closely.
 */
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
    /** Whether a further act of that kind joins this row. At most one row of a key is open. */
    isOpen: boolean("is_open").notNull().default(true),
    postId: ref("post_id").references(() => posts.id, { onDelete: "cascade" }),
    commentId: ref("comment_id").references(() => comments.id, { onDelete: "cascade" }),
    groupId: ref("group_id").references(() => groups.id, { onDelete: "cascade" }),
    conversationId: ref("conversation_id").references(() => conversations.id, { onDelete: "cascade" }),
    /** What the member who did it has written about it, e.g. why a post was removed. */
    words: text("words"),
    /** The number of members who did it and have not taken it back. Lists leave out a row with none. */
    actorsCount: integer("actors_count").notNull().default(0),
    lastEventAt: instant("last_event_at")
      .notNull()
      .default(sql`now()`),
    /** When the member saw the red dot for it. */
    seenAt: instant("seen_at"),
    /** When the member read the item itself. */
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
    index("notifications_group_idx")
      .on(t.groupId)
      .where(sql`group_id is not null`),
    index("notifications_conversation_idx")
      .on(t.conversationId)
      .where(sql`conversation_id is not null`),
  ],
);

/**
 * The acts behind notifications. An act writes its event and nothing else, so that nobody waits for a lock on a popular
 * row; a `pending` event is added to its notification a moment later, and before anybody reads it.
 */
export const notificationEvents = pgTable(
  "notification_events",
  {
    notificationId: ref("notification_id")
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    /** The member of the notification, by whom pending events are found. */
    userId: ref("user_id").notNull(),
    actorId: ref("actor_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * What the act made or was done to: the id of a comment, or of the liked post. Together with the member it
     * identifies the act.
     */
    entityId: ref("entity_id").notNull().default(0),
    /**
     * When the act was taken back. The row stays, so that the same act done again appears without a second live
     * delivery.
     */
    withdrawnAt: instant("withdrawn_at"),
    /** Whether the act was added or taken back since the last folding. */
    pending: boolean("pending").notNull().default(true),
    /** Whether the act is part of its notification's `actors_count`. */
    counted: boolean("counted").notNull().default(false),
    /** Whether its member was notified live, which happens only once. */
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

/** The kinds of which a member wants no notifications; without a row they are on. */
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
