import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { ref, created } from "./columns.ts";
import { users } from "./users.ts";

/** Answers that are stored for a day, so that a repeated creation gets the same answer and creates nothing. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** The SHA-256 of method, path and body: the same key with another request is refused. */
    requestHash: text("request_hash").notNull(),
    /** Null while the first request still runs. */
    status: smallint("status"),
    body: jsonb("body"),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index("idempotency_keys_created_idx").on(t.createdAt)],
);

/** The same for requests without a member, and for those whose answer holds a token. */
export const guestAnswers = pgTable(
  "guest_answers",
  {
    /** A keyed hash of the client's key and of the request. */
    id: text("id").primaryKey(),
    /** Null while the first request still runs. */
    status: smallint("status"),
    /** The answer, encrypted with what only the sender of the request knows. */
    sealed: text("sealed"),
    createdAt: created(),
  },
  (t) => [index("guest_answers_created_idx").on(t.createdAt)],
);

/** The counts of limits; the columns are those of rate-limiter-flexible, which counts. */
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
