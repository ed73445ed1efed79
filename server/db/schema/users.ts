import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, ref, created, updated } from "./columns.ts";
import type { StoredImage } from "./images.ts";

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
    /** A member with Pro, who wears its badge. */
    pro: boolean("pro").notNull().default(false),
    /** How many bonds the member has; moved in the transaction that makes or ends one. */
    bondsCount: integer("bonds_count").notNull().default(0),
    /** Kept by the author's own writes, so that a feed's total needs no count over posts. */
    publicPostsCount: integer("public_posts_count").notNull().default(0),
    bondsPostsCount: integer("bonds_posts_count").notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [
    uniqueIndex("users_username_key").on(sql`lower(${t.username})`),
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    // Parts of names, found by the three-letter pieces they are made of (extension `pg_trgm`).
    index("users_name_trgm_idx").using("gin", t.name.op("gin_trgm_ops")),
    index("users_username_trgm_idx").using("gin", t.username.op("gin_trgm_ops")),
    index("users_location_idx").on(sql`lower(${t.location})`),
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
  /** Whether those whose profiles the member opens learn by whom. */
  showVisits: boolean("show_visits").notNull().default(false),
  /** Whether others see how far the member has read, and the member how far they have: it goes both ways. */
  readReceipts: boolean("read_receipts").notNull().default(true),
  /** Who may write to the member first. */
  messagesFrom: text("messages_from", { enum: ["everyone", "bonds", "nobody"] })
    .notNull()
    .default("everyone"),
  /** Whether the member's posts may be drawn on for insights. */
  insightsFromPosts: boolean("insights_from_posts").notNull().default(true),
  updatedAt: updated(),
});
