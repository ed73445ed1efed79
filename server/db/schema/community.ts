import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, instant, ref, updated } from "./columns.ts";
import type { StoredImage } from "./images.ts";
import { users } from "./users.ts";

/** The settings of the community that differ from the configuration: one row, or none. */
export const communitySettings = pgTable(
  "community_settings",
  {
    id: smallint("id").primaryKey().default(1),
    /** How one becomes a member; null as the configuration says. */
    registration: text("registration", { enum: ["open", "approval", "invite", "closed"] }),
    /** What is asked of those whose registration has to be approved; may be empty. */
    question: text("question").notNull().default(""),
    /** What the community is called; null for the name of the product. */
    name: text("name"),
    /** A mail address or a page; null as the configuration says. */
    contact: text("contact"),
    /** A file of its own, which no upload of a member holds. */
    logo: jsonb("logo").$type<StoredImage>(),
    /** The colour of links and buttons, in each theme; null for that of the product. */
    accentLight: text("accent_light"),
    accentDark: text("accent_dark"),
    /** What everybody reads in a bar, until a moment or until it is changed; may be empty. */
    announcement: text("announcement").notNull().default(""),
    announcementUntil: instant("announcement_until"),
    /** The days after which acts of staff, and sightings, are deleted; null for the usual ones. */
    auditDays: integer("audit_days"),
    sightingsDays: integer("sightings_days"),
    /** Whether members can only read, and what they read about it. */
    maintenance: boolean("maintenance").notNull().default(false),
    maintenanceMessage: text("maintenance_message").notNull().default(""),
    /** Whether visitors read a few public ideas on the sign-in page. */
    publicIdeas: boolean("public_ideas").notNull().default(true),
    updatedAt: updated(),
  },
  (t) => [check("community_settings_one_row", sql`${t.id} = 1`)],
);

/** Whoever asks to become a member; approval makes an account of the row. */
export const applications = pgTable(
  "applications",
  {
    id: id(),
    name: text("name").notNull(),
    username: text("username").notNull(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    answer: text("answer").notNull().default(""),
    state: text("state", { enum: ["waiting", "declined"] })
      .notNull()
      .default("waiting"),
    createdAt: created(),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    uniqueIndex("applications_username_key")
      .on(sql`lower(${t.username})`)
      .where(sql`state = 'waiting'`),
    uniqueIndex("applications_email_key")
      .on(sql`lower(${t.email})`)
      .where(sql`state = 'waiting'`),
    index("applications_list_idx").on(t.state, t.createdAt, t.id),
  ],
);

/** Links by which people become members whatever the registration is, unless it is closed. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    /** The SHA-256 of the code in the link; the code itself is not stored. */
    codeHash: text("code_hash").notNull(),
    creatorId: ref("creator_id").references(() => users.id, { onDelete: "set null" }),
    /** How many people may use it, and how many did. */
    uses: integer("uses").notNull(),
    used: integer("used").notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("invitations_code_key").on(t.codeHash),
    index("invitations_list_idx").on(t.createdAt, t.id),
    index("invitations_creator_idx").on(t.creatorId),
  ],
);

/** Who came by which invitation. */
export const invited = pgTable(
  "invited",
  {
    userId: ref("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    invitationId: ref("invitation_id")
      .notNull()
      .references(() => invitations.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [index("invited_by_idx").on(t.invitationId, t.createdAt)],
);

/**
 * The versions of the community's rules, which are never changed afterwards. The table is empty until a community writes
 * its own: the rules that ship with the product are version 1.
 */
export const ruleVersions = pgTable(
  "rule_versions",
  {
    version: integer("version").primaryKey(),
    /** Markdown, in which each heading of the second level is a rule. */
    text: text("text").notNull(),
    /** Whether members who accepted an earlier version are asked again. */
    material: boolean("material").notNull(),
    createdAt: created(),
    /** Null for the rules of the product, and when the account is deleted. */
    createdBy: ref("created_by").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [index("rule_versions_created_by_idx").on(t.createdBy)],
);
