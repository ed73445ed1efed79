import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, instant, ref } from "./columns.ts";
import { REPORT_KINDS } from "./reports.ts";
import { users } from "./users.ts";

export const OUTCOMES = ["dismiss", "hide", "remove", "warn", "limit", "suspend"] as const;

/** What moderators decided about a thing or a member, one row for each row of the staff's log that does so. */
export const moderationActs = pgTable(
  "moderation_acts",
  {
    /** The row of the staff's log, which may be deleted before this one. */
    logId: ref("log_id").primaryKey(),
    /** Whom it concerns: the author, the member or the group's owner; null when the account is deleted. */
    memberId: ref("member_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: REPORT_KINDS }).notNull(),
    subjectId: ref("subject_id").notNull(),
    outcome: text("outcome", { enum: OUTCOMES }).notNull(),
    /** The key of the rule and its heading at that time; null when none was broken. */
    rule: text("rule"),
    ruleTitle: text("rule_title"),
    /** What the moderator says to the member. */
    words: text("words").notNull(),
    /** When a suspension ends; null for one without end and for every other outcome. */
    until: instant("until"),
    /** The path of the site to the thing; a message has none. */
    path: text("path"),
    createdAt: created(),
    /** When it was taken back. */
    undoneAt: instant("undone_at"),
  },
  (t) => [
    index("moderation_acts_member_idx").on(t.memberId, t.createdAt),
    index("moderation_acts_subject_idx").on(t.kind, t.subjectId),
    index("moderation_acts_created_idx").on(t.createdAt),
  ],
);

/** Who is deciding about a reported thing now; a row counts until its time. */
export const reportClaims = pgTable(
  "report_claims",
  {
    kind: text("kind", { enum: REPORT_KINDS }).notNull(),
    subjectId: ref("subject_id").notNull(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    until: instant("until").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId] }), index("report_claims_user_idx").on(t.userId)],
);

/** Which cases a filter of the queue contains. */
export interface StoredFilter {
  state: "open" | "upheld" | "dismissed";
  kind: (typeof REPORT_KINDS)[number] | null;
  rule: string | null;
  mine: boolean;
  order: "oldest" | "most_reported";
}

/** Filters of the queue that moderators have stored for themselves. */
export const moderationFilters = pgTable(
  "moderation_filters",
  {
    id: id(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    filter: jsonb("filter").$type<StoredFilter>().notNull(),
    createdAt: created(),
  },
  (t) => [uniqueIndex("moderation_filters_name_key").on(t.userId, sql`lower(${t.name})`)],
);
