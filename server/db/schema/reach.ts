import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { conversations } from "./chat.ts";
import { created, id, instant, ref, updated } from "./columns.ts";
import { NOTIFICATION_TYPES } from "./notifications.ts";
import { posts } from "./posts.ts";
import { sessions, users } from "./users.ts";

/** What a member can be reached about: the kinds of notifications, and messages of two. */
export const REACH_KINDS = [...NOTIFICATION_TYPES, "message"] as const;

/** How often a member gets a digest, and at which hours nothing reaches them. Without a row the defaults hold. */
export const reachSettings = pgTable("reach_settings", {
  userId: ref("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  digest: text("digest", { enum: ["daily", "weekly", "never"] })
    .notNull()
    .default("weekly"),
  /** The name of the member's time zone, such as `Europe/Berlin`; null until their browser named it, which means UTC. */
  timeZone: text("time_zone"),
  doNotDisturb: boolean("do_not_disturb").notNull().default(false),
  /** The minutes after midnight at which the quiet hours begin and end. */
  quietFrom: smallint("quiet_from")
    .notNull()
    .default(22 * 60),
  quietTo: smallint("quiet_to")
    .notNull()
    .default(7 * 60),
  /** Whether a push says what happened, and not only that something did. */
  pushContent: boolean("push_content").notNull().default(true),
  updatedAt: updated(),
});

/** Where a member chose against the default whether a kind reaches them by a channel outside the app. */
export const reachChannels = pgTable(
  "reach_channels",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: REACH_KINDS }).notNull(),
    channel: text("channel", { enum: ["push", "mail", "digest"] }).notNull(),
    isOn: boolean("is_on").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.channel] }),
    // The few members who want mails at once about more than messages.
    index("reach_channels_mail_idx")
      .on(t.userId)
      .where(sql`channel = 'mail' and is_on and kind <> 'message'`),
  ],
);

/** The newest digest of each member: a period is taken once, whichever process and however often a job runs. */
export const digests = pgTable("digests", {
  userId: ref("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The first day of the period, in the member's time zone: `2026-03-02`. */
  period: text("period").notNull(),
  /** What the digest is about begins here. */
  since: instant("since").notNull(),
  /** When the mail was handed over; a process that dies at that moment leaves it, and nobody sends the mail again. */
  sentAt: instant("sent_at"),
});

/** Messages of which a member may have to be mailed: one row of a conversation until they were back. */
export const messageNotices = pgTable(
  "message_notices",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    conversationId: ref("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** When the member was mailed; null while the mail waits until they are away. */
    sentAt: instant("sent_at"),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.conversationId] }),
    index("message_notices_waiting_idx")
      .on(t.userId)
      .where(sql`sent_at is null`),
    index("message_notices_conversation_idx").on(t.conversationId),
  ],
);

/** Up to which moment a member was mailed at once about their notifications. */
export const notificationNotices = pgTable("notification_notices", {
  userId: ref("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  until: instant("until").notNull(),
});

/** How far a list of rows was looked through by a job. */
export const reachCursors = pgTable("reach_cursors", {
  name: text("name").primaryKey(),
  lastId: bigint("last_id", { mode: "number" }).notNull(),
});

/** Posts of which a member wants no more notifications. */
export const mutedPosts = pgTable(
  "muted_posts",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    postId: ref("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.postId] }), index("muted_posts_post_idx").on(t.postId)],
);

/** The devices to which a member is pushed. A device belongs to the session that added it, and ends with it. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionId: ref("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** The address of the browser's push service. Whoever knows it, and the keys, can push. */
    endpoint: text("endpoint").notNull(),
    /** The keys of the device, by which what is pushed is encrypted. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    lastSuccessAt: instant("last_success_at"),
    /** Since when the push service refuses; null while it works. */
    failingSince: instant("failing_since"),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("push_subscriptions_endpoint_key").on(t.endpoint),
    index("push_subscriptions_user_idx").on(t.userId),
    index("push_subscriptions_session_idx").on(t.sessionId),
  ],
);

/** What was pushed to a member and is not read yet: their devices close it when it is. */
export const pushedNotices = pgTable(
  "pushed_notices",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The name under which devices show it; a later push of the same name replaces it. */
    tag: text("tag").notNull(),
    /** What it is about: a notification, or else a conversation. Neither has to be there any more. */
    notificationId: bigint("notification_id", { mode: "number" }),
    conversationId: bigint("conversation_id", { mode: "number" }),
    /** The time of the newest act that was pushed under this name. */
    eventAt: instant("event_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tag] }), index("pushed_notices_event_idx").on(t.eventAt)],
);
