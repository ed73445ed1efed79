import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, ref, created, updated } from "./columns.ts";
import type { StoredImage } from "./images.ts";

/**
 * Why a member has standing: they came while few had it (`early`), members with standing marked them (`marks`), or an
 * operator gave it. `taken` means that an operator took it away.
 */
export const STANDING_BASES = ["early", "marks", "given", "taken"] as const;

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
    /** What the member does, in one line. */
    headline: text("headline"),
    bio: text("bio"),
    location: text("location"),
    website: text("website"),
    phone: text("phone"),
    emailVerifiedAt: instant("email_verified_at"),
    /** When a mail server refused the address for good; it counts until the member verifies the address again. */
    emailRefusedAt: instant("email_refused_at"),
    lastActiveAt: instant("last_active_at"),
    /**
     * Whether others see when the member is active. It is a setting, but stands here because every list of people reads
     * it.
     */
    showOnline: boolean("show_online").notNull().default(true),
    /** Whether the member has Pro and its badge. */
    pro: boolean("pro").notNull().default(false),
    /** Whether the member has standing; a job works it out. */
    hasStanding: boolean("has_standing").notNull().default(false),
    /** Why the member has standing, or that an operator took it; null without standing. */
    standingBasis: text("standing_basis", { enum: STANDING_BASES }),
    /** The member's role in the community; groups have roles of their own. */
    role: text("role", { enum: ["member", "moderator", "admin"] })
      .notNull()
      .default("member"),
    /** The number of the member's bonds; it changes in the transaction that makes or ends one. */
    bondsCount: integer("bonds_count").notNull().default(0),
    /** The author's own writes update it, so that a feed's total needs no count over posts. */
    publicPostsCount: integer("public_posts_count").notNull().default(0),
    bondsPostsCount: integer("bonds_posts_count").notNull().default(0),
    /** The number of posts that the author alone sees, by choice or because they were hidden. */
    ownPostsCount: integer("own_posts_count").notNull().default(0),
    /** The newest version of the community's rules that the member has accepted. */
    rulesVersion: integer("rules_version").notNull().default(1),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [
    uniqueIndex("users_username_key").on(sql`lower(${t.username})`),
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    // Names without their accents: by their beginning, and by any part.
    index("users_name_fold_idx").on(sql`fold(${t.name}) text_pattern_ops`),
    index("users_name_fold_trgm_idx").using("gin", sql`fold(${t.name}) gin_trgm_ops`),
    // The index finds parts of names by pieces of three characters (extension `pg_trgm`).
    index("users_name_trgm_idx").using("gin", t.name.op("gin_trgm_ops")),
    index("users_username_trgm_idx").using("gin", t.username.op("gin_trgm_ops")),
    // The indexes find names by their beginning, whatever the collation of the database is.
    index("users_name_prefix_idx").on(sql`lower(${t.name}) text_pattern_ops`),
    index("users_username_prefix_idx").on(sql`lower(${t.username}) text_pattern_ops`),
    index("users_location_idx").on(sql`lower(${t.location})`),
    // Members with standing, without those who have none.
    index("users_standing_idx")
      .on(t.id)
      .where(sql`has_standing`),
    // The few members with a role.
    index("users_staff_idx")
      .on(t.id)
      .where(sql`role <> 'member'`),
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

/** The one link by which a member may choose a new password: a newer one replaces it, and its use is stored. */
export const passwordResets = pgTable("password_resets", {
  userId: ref("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The SHA-256 of the secret in the mail; the secret itself is not stored. */
  tokenHash: text("token_hash").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});

/** The settings of a member that differ from the defaults; without a row there is no difference. */
export const settings = pgTable("settings", {
  userId: ref("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  keyboardShortcuts: boolean("keyboard_shortcuts").notNull().default(true),
  altReminder: boolean("alt_reminder").notNull().default(true),
  autoplay: text("autoplay", { enum: ["always", "wifi", "never"] })
    .notNull()
    .default("always"),
  /** Whether other members learn by name that this member opened their profile. */
  showVisits: boolean("show_visits").notNull().default(false),
  /** Whether others see how far the member has read, and the member sees how far they have. */
  readReceipts: boolean("read_receipts").notNull().default(true),
  /** Who may write to the member first. */
  messagesFrom: text("messages_from", { enum: ["everyone", "bonds", "nobody"] })
    .notNull()
    .default("everyone"),
  /** Whether insights may use the member's posts. */
  insightsFromPosts: boolean("insights_from_posts").notNull().default(true),
  updatedAt: updated(),
});
