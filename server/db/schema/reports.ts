import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, instant, ref } from "./columns.ts";
import { users } from "./users.ts";

export const REPORT_KINDS = ["post", "comment", "message", "member", "group"] as const;
export const REPORT_STATES = ["open", "upheld", "dismissed"] as const;

/** A text with its author, as it stood when it was reported. */
export interface ReportedText {
  text: string;
  /** The author's name and username then; null where the account was deleted. */
  author: { name: string; username: string } | null;
  createdAt: string;
}

/** What was reported, as the reporter saw it at that moment. It stays when its author changes or deletes the thing. */
export interface ReportContext extends ReportedText {
  /** The title of a post, the name of a member or a group. */
  title: string | null;
  /** The heading of the rule in the version that the report names. */
  rule: string;
  /** The keys of the files in the storage; the files themselves are deleted with the thing. */
  files: string[];
  /** The path of the site to the thing; a message has none. */
  path: string | null;
  /** For a message: the ten before it, the oldest first. */
  before: ReportedText[];
}

/** What members reported as a breach of a rule. A report stays when the thing is deleted, and goes with its reporter. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    reporterId: ref("reporter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: REPORT_KINDS }).notNull(),
    /** There is no foreign key, because a report stays after what it is about was deleted. */
    subjectId: ref("subject_id").notNull(),
    /** The author of the thing, or the member or the group's owner, at that time. */
    ownerId: ref("owner_id").references(() => users.id, { onDelete: "set null" }),
    /** The key of the rule, in the version. */
    rule: text("rule").notNull(),
    ruleVersion: integer("rule_version").notNull(),
    /** What the reporter wrote; null for nothing. */
    words: text("words"),
    state: text("state", { enum: REPORT_STATES }).notNull().default("open"),
    context: jsonb("context").$type<ReportContext>().notNull(),
    createdAt: created(),
    decidedAt: instant("decided_at"),
    /** What the reporter reads of the decision; null for nothing. */
    outcome: text("outcome"),
    /** The row of the staff's log that decided it. */
    logId: ref("log_id"),
  },
  (t) => [
    uniqueIndex("reports_once_key").on(t.reporterId, t.kind, t.subjectId),
    index("reports_reporter_idx").on(t.reporterId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("reports_subject_idx").on(t.kind, t.subjectId),
    index("reports_state_idx").on(t.state, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // Decided cases are listed by their decisions, and the public report counts reports by month.
    index("reports_decided_idx")
      .on(t.decidedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`state <> 'open'`),
    index("reports_created_idx").on(t.createdAt),
    index("reports_owner_idx").on(t.ownerId),
  ],
);
