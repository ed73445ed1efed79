import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, ref } from "./columns.ts";

/** What an act of staff changed, as it was before or is after it. */
export type Facts = Readonly<Record<string, unknown>>;

/**
 * Every act of staff, in the order in which they happened. Rows are only added: a trigger refuses to change one, and to
 * delete one unless the transaction says that it removes what is older than the community keeps
 * (`commonplace.retention`).
 */
export const staffLog = pgTable(
  "staff_log",
  {
    id: id(),
    /** Who acted; null for the operator and for the server itself. The row outlives the account. */
    actorId: ref("actor_id"),
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: ref("subject_id").notNull(),
    /** The reason in the words of whoever acted; may be empty. */
    why: text("why").notNull().default(""),
    before: jsonb("before").$type<Facts>(),
    after: jsonb("after").$type<Facts>(),
    /** The act that this one takes back. */
    undoes: ref("undoes"),
    createdAt: created(),
  },
  (t) => [
    index("staff_log_newest_idx").on(t.createdAt, t.id),
    index("staff_log_actor_idx").on(t.actorId, t.createdAt, t.id),
    index("staff_log_action_idx").on(t.action, t.createdAt, t.id),
    index("staff_log_subject_idx").on(t.subjectKind, t.subjectId, t.createdAt, t.id),
    // An act is taken back once.
    uniqueIndex("staff_log_undoes_key")
      .on(t.undoes)
      .where(sql`undoes is not null`),
  ],
);
