import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, ref } from "./columns.ts";

/*
 * Every table of the product, lower features first. Three habits hold throughout:
 * - a counter that many people raise at once is kept as a stored number plus rows of deltas, which a job folds;
 *   readers add what is not folded yet, so nobody ever waits for a lock on a popular row;
 * - an index for `ORDER BY x DESC` says `.desc().nullsFirst()`, which is what that clause means to PostgreSQL;
 * - what a page shows of a post beside its author (tags, media, counts) stands on the post's own row.
 */

const created = () =>
  instant("created_at")
    .notNull()
    .default(sql`now()`);
const updated = () =>
  instant("updated_at")
    .notNull()
    .default(sql`now()`);

/** A picture in storage, as it stands on the row that shows it. */
export interface StoredImage {
  key: string;
  width: number;
  height: number;
  /** thumbhash, base64 */
  placeholder: string | null;
}

/** A picture or video of a post, as it stands on the post's row. */
export interface StoredMedia extends StoredImage {
  id: number;
  type: "image" | "video";
  thumbnailKey: string | null;
  alt: string | null;
}

export const users = pgTable(
  "users",
  {
    id: id(),
    name: text("name").notNull(),
    username: text("username").notNull(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    avatar: jsonb("avatar").$type<StoredImage>(),
    banner: jsonb("banner").$type<StoredImage>(),
    bio: text("bio"),
    location: text("location"),
    website: text("website"),
    phone: text("phone"),
    emailVerifiedAt: instant("email_verified_at"),
    lastActiveAt: instant("last_active_at"),
    /** A setting that every list of people asks for, so it stands here: whether others see when the member is there. */
    showOnline: boolean("show_online").notNull().default(true),
    /** Kept by the author's own writes, so that a feed's total needs no count over posts. */
    publicPostsCount: integer("public_posts_count").notNull().default(0),
    bondsPostsCount: integer("bonds_posts_count").notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [
    uniqueIndex("users_username_key").on(sql`lower(${t.username})`),
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent"),
    ip: text("ip"),
    createdAt: created(),
    lastUsedAt: instant("last_used_at")
      .notNull()
      .default(sql`now()`),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (t) => [index("sessions_user_id_idx").on(t.userId)],
);

/** The one link by which a member may choose a new password: a newer one replaces it, and its use is written down. */
export const passwordResets = pgTable("password_resets", {
  userId: ref("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the secret in the mail, which itself is kept nowhere. */
  tokenHash: text("token_hash").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});

/** What a member set differently from what everybody begins with; no row, no difference. */
export const settings = pgTable("settings", {
  userId: ref("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  keyboardShortcuts: boolean("keyboard_shortcuts").notNull().default(true),
  altReminder: boolean("alt_reminder").notNull().default(true),
  autoplay: text("autoplay", { enum: ["always", "wifi", "never"] })
    .notNull()
    .default("always"),
  updatedAt: updated(),
});

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

/** A bond is mirrored: both rows are written in one transaction, so either side reads its own. */
export const bonds = pgTable(
  "bonds",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    bondId: ref("bond_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.bondId] }), check("bonds_not_self", sql`user_id <> bond_id`)],
);

export const bondRequests = pgTable(
  "bond_requests",
  {
    id: id(),
    fromId: ref("from_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    toId: ref("to_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["pending", "rejected"] })
      .notNull()
      .default("pending"),
    createdAt: created(),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    // One request between two people, whoever asks: crossed requests cannot both be stored.
    uniqueIndex("bond_requests_pair_key").on(sql`least(from_id, to_id)`, sql`greatest(from_id, to_id)`),
    index("bond_requests_to_idx")
      .on(t.toId, t.createdAt.desc().nullsFirst())
      .where(sql`status = 'pending'`),
    check("bond_requests_not_self", sql`from_id <> to_id`),
  ],
);

export const follows = pgTable(
  "follows",
  {
    followerId: ref("follower_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    followeeId: ref("followee_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followeeId] }),
    index("follows_followee_idx").on(t.followeeId, t.createdAt.desc().nullsFirst()),
    check("follows_not_self", sql`follower_id <> followee_id`),
  ],
);

export const blocks = pgTable(
  "blocks",
  {
    blockerId: ref("blocker_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    blockedId: ref("blocked_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index("blocks_blocked_idx").on(t.blockedId, t.blockerId),
    check("blocks_not_self", sql`blocker_id <> blocked_id`),
  ],
);

export const mutes = pgTable(
  "mutes",
  {
    muterId: ref("muter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mutedId: ref("muted_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null: until it is lifted. */
    until: instant("until"),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.muterId, t.mutedId] }), check("mutes_not_self", sql`muter_id <> muted_id`)],
);

export const posts = pgTable(
  "posts",
  {
    id: id(),
    authorId: ref("author_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title"),
    content: text("content").notNull(),
    category: text("category"),
    tags: text("tags")
      .array()
      .notNull()
      .default(sql`'{}'`),
    media: jsonb("media").$type<StoredMedia[]>().notNull().default([]),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    visibility: text("visibility", { enum: ["public", "bonds"] })
      .notNull()
      .default("public"),
    /** Chosen by the client, so that a repeated creation finds the first one. */
    clientId: text("client_id"),
    likesCount: integer("likes_count").notNull().default(0),
    bookmarksCount: integer("bookmarks_count").notNull().default(0),
    commentsCount: integer("comments_count").notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
    editedAt: instant("edited_at"),
  },
  (t) => [
    index("posts_feed_idx").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("posts_author_idx").on(t.authorId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex("posts_client_id_key").on(t.authorId, t.clientId),
  ],
);

/** What happened to a post's counters since they were last folded into its row. */
export const postCounterDeltas = pgTable(
  "post_counter_deltas",
  {
    id: id(),
    postId: ref("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    likes: smallint("likes").notNull().default(0),
    bookmarks: smallint("bookmarks").notNull().default(0),
    comments: smallint("comments").notNull().default(0),
  },
  (t) => [index("post_counter_deltas_post_idx").on(t.postId)],
);

export const likes = pgTable(
  "likes",
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
    index("likes_post_idx").on(t.postId, t.createdAt.desc().nullsFirst()),
  ],
);

export const bookmarks = pgTable(
  "bookmarks",
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
    index("bookmarks_user_idx").on(t.userId, t.createdAt.desc().nullsFirst(), t.postId),
    index("bookmarks_post_idx").on(t.postId),
  ],
);

export const comments = pgTable(
  "comments",
  {
    id: id(),
    postId: ref("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    /** Null when the account is gone: other people's threads keep a tombstone. */
    authorId: ref("author_id").references(() => users.id, { onDelete: "set null" }),
    parentId: ref("parent_id").references((): AnyPgColumn => comments.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    clientId: text("client_id"),
    likesCount: integer("likes_count").notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
    /** Set on a comment that was deleted while it had replies; its text is emptied. */
    deletedAt: instant("deleted_at"),
  },
  (t) => [
    index("comments_post_idx")
      .on(t.postId, t.createdAt, t.id)
      .where(sql`parent_id is null`),
    index("comments_parent_idx").on(t.parentId, t.createdAt, t.id),
    index("comments_author_idx").on(t.authorId, t.createdAt.desc().nullsFirst()),
    uniqueIndex("comments_client_id_key").on(t.authorId, t.clientId),
  ],
);

export const commentCounterDeltas = pgTable(
  "comment_counter_deltas",
  {
    id: id(),
    commentId: ref("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    likes: smallint("likes").notNull().default(0),
  },
  (t) => [index("comment_counter_deltas_comment_idx").on(t.commentId)],
);

export const commentLikes = pgTable(
  "comment_likes",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    commentId: ref("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.commentId] }), index("comment_likes_comment_idx").on(t.commentId)],
);

/** Totals of the whole community (`public_posts`), kept like a post's counters: a number plus its unfolded deltas. */
export const totals = pgTable("totals", {
  name: text("name").primaryKey(),
  value: bigint("value", { mode: "number" }).notNull().default(0),
});

export const totalDeltas = pgTable("total_deltas", {
  id: id(),
  name: text("name").notNull(),
  delta: smallint("delta").notNull(),
});

/** Where a REST reader's first page began, so that the pages behind it do not shift while new posts arrive. */
export const feedAnchors = pgTable(
  "feed_anchors",
  {
    viewerId: ref("viewer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Empty for the home feed, else the author's id. */
    scope: text("scope").notNull(),
    newestCreatedAt: instant("newest_created_at").notNull(),
    newestId: ref("newest_id").notNull(),
    takenAt: instant("taken_at")
      .notNull()
      .default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.viewerId, t.scope] })],
);

/** Answers kept for a day, so that a repeated creation is answered and not repeated. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** SHA-256 of method, path and body: the same key with another request is refused. */
    requestHash: text("request_hash").notNull(),
    /** Null while the first request still runs. */
    status: smallint("status"),
    body: jsonb("body"),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index("idempotency_keys_created_idx").on(t.createdAt)],
);

/** What was spent of limits; the columns are those of rate-limiter-flexible, which does the counting. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint("expire", { mode: "number" }),
  },
  (t) => [index("rate_limits_expire_idx").on(t.expire)],
);
