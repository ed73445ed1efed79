import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { created, id, ref } from "./columns.ts";
import { users } from "./users.ts";

const METRICS = ["profile_view", "impression", "search_appearance"] as const;

const SOURCES = ["feed", "search", "people", "post", "notification", "other"] as const;

/** The sightings of members, one row each; a job rolls them up by day and deletes them after 90 days. */
export const sightings = pgTable(
  "sightings",
  {
    id: id(),
    metric: text("metric", { enum: METRICS }).notNull(),
    /** The member who was seen. */
    ownerId: ref("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    viewerId: ref("viewer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The post of an impression; 0 for the others. */
    postId: ref("post_id").notNull().default(0),
    /** The part of the product from which a profile was opened; null if unknown. */
    source: text("source", { enum: SOURCES }),
    createdAt: created(),
  },
  (t) => [
    index("sightings_viewer_idx").on(t.viewerId, t.metric, t.ownerId, t.postId, t.createdAt.desc().nullsFirst()),
    index("sightings_owner_idx").on(t.ownerId, t.metric, t.createdAt.desc().nullsFirst()),
    // The index finds the few that are not rolled up yet.
    index("sightings_owner_id_idx").on(t.ownerId, t.id),
    index("sightings_created_idx").on(t.createdAt),
  ],
);

/** The name under which `totals` stores the id of the last sighting that is rolled up. */
export const ROLLED = "sightings_rolled";

/** A member's figures by day (UTC), stored for 800 days so that a year can be compared with the year before. */
export const metricDays = pgTable(
  "metric_days",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    metric: text("metric", { enum: METRICS }).notNull(),
    day: date("day", { mode: "string" }).notNull(),
    count: integer("count").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.metric, t.day] })],
);
