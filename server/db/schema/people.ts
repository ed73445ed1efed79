import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, ref, created } from "./columns.ts";
import { users } from "./users.ts";

/** A bond has two rows, written in one transaction, so that either side reads its own. */
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
  (t) => [
    primaryKey({ columns: [t.userId, t.bondId] }),
    index("bonds_bond_idx").on(t.bondId),
    index("bonds_list_idx").on(t.userId, t.createdAt.desc().nullsFirst(), t.bondId.desc().nullsFirst()),
    check("bonds_not_self", sql`user_id <> bond_id`),
  ],
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
    // Two people have one request between them, whoever sent it: crossed requests cannot both be stored.
    uniqueIndex("bond_requests_pair_key").on(sql`least(from_id, to_id)`, sql`greatest(from_id, to_id)`),
    index("bond_requests_to_idx")
      .on(t.toId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'pending'`),
    // Of requests that were rejected too, which are deleted with either member; in the order of the list, for which it may
    // be used as well.
    index("bond_requests_receiver_idx").on(t.toId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("bond_requests_from_idx").on(t.fromId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
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
    index("follows_followee_idx").on(t.followeeId, t.createdAt.desc().nullsFirst(), t.followerId.desc().nullsFirst()),
    index("follows_follower_idx").on(t.followerId, t.createdAt.desc().nullsFirst(), t.followeeId.desc().nullsFirst()),
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
    /** Null means until the member lifts it. */
    until: instant("until"),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.muterId, t.mutedId] }),
    index("mutes_muted_idx").on(t.mutedId),
    check("mutes_not_self", sql`muter_id <> muted_id`),
  ],
);

/** Former names of members: their addresses lead to the present name until somebody else takes it. */
export const formerUsernames = pgTable(
  "former_usernames",
  {
    /** The name in lower case. */
    username: text("username").primaryKey(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [index("former_usernames_user_idx").on(t.userId)],
);

/** People whom a member does not want to be suggested again. */
export const suggestionDismissals = pgTable(
  "suggestion_dismissals",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    dismissedId: ref("dismissed_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.dismissedId] }),
    index("suggestion_dismissals_dismissed_idx").on(t.dismissedId),
  ],
);
