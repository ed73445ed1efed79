import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, instant, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Why a member is hidden from everybody else: staff suspended them, or they have deleted their account. */
export const HIDDEN_REASONS = ["suspended", "leaving"] as const;

/**
 * Members whom nobody but themselves sees: `server/db/visibility.ts` looks each person up here. A row counts until its
 * time, and a job removes it afterwards.
 */
export const hiddenMembers = pgTable(
  "hidden_members",
  {
    userId: ref("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    why: text("why", { enum: HIDDEN_REASONS }).notNull(),
    /** Null means without end. */
    until: instant("until"),
    createdAt: created(),
  },
  (t) => [
    index("hidden_members_newest_idx").on(t.createdAt.desc().nullsFirst(), t.userId),
    index("hidden_members_until_idx").on(t.until),
  ],
);

/** Suspensions of members, past ones included. */
export const suspensions = pgTable(
  "suspensions",
  {
    id: id(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null means without end. */
    until: instant("until"),
    /** The key of the rule that the member broke; null when none was named. */
    rule: text("rule"),
    /** What staff say to the member. */
    words: text("words").notNull(),
    /** The row of the staff's log that this comes from. */
    logId: ref("log_id"),
    createdAt: created(),
    /** When it ended: its time ran out, staff lifted it, or another suspension replaced it. */
    liftedAt: instant("lifted_at"),
  },
  (t) => [
    index("suspensions_user_idx").on(t.userId),
    // A member has one suspension at a time.
    uniqueIndex("suspensions_standing_key")
      .on(t.userId)
      .where(sql`lifted_at is null`),
  ],
);

export const APPEAL_STATES = ["open", "granted", "refused"] as const;

/** What suspended members answered; one for each suspension. */
export const appeals = pgTable(
  "appeals",
  {
    id: id(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    suspensionId: ref("suspension_id")
      .notNull()
      .references(() => suspensions.id, { onDelete: "cascade" }),
    words: text("words").notNull(),
    state: text("state", { enum: APPEAL_STATES }).notNull().default("open"),
    /** Who decided it; they may have left since. */
    decidedBy: ref("decided_by"),
    decidedWords: text("decided_words"),
    decidedAt: instant("decided_at"),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("appeals_suspension_key").on(t.suspensionId),
    index("appeals_user_idx").on(t.userId),
    index("appeals_state_idx").on(t.state, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("appeals_created_idx").on(t.createdAt),
    index("appeals_open_idx")
      .on(t.createdAt, t.id)
      .where(sql`state = 'open'`),
  ],
);

/** Members who have deleted their account and may still change their mind: they are hidden until a job deletes them. */
export const departures = pgTable(
  "departures",
  {
    userId: ref("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** When the account is deleted. */
    dueAt: instant("due_at").notNull(),
    createdAt: created(),
  },
  (t) => [index("departures_due_idx").on(t.dueAt)],
);

/** Usernames of deleted accounts, which nobody may take for a while. The names themselves are not stored. */
export const reservedNames = pgTable(
  "reserved_names",
  {
    /** The SHA-256 of the name in lower case. */
    nameHash: text("name_hash").primaryKey(),
    until: instant("until").notNull(),
  },
  (t) => [index("reserved_names_until_idx").on(t.until)],
);
