import { sql } from "drizzle-orm";
import { index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { id } from "./columns.ts";

/** The number of public posts with a tag: stored like a post's counters, so that no search has to read posts. */
export const tags = pgTable(
  "tags",
  {
    name: text("name").primaryKey(),
    postsCount: integer("posts_count").notNull().default(0),
  },
  (t) => [
    // Very many tags begin with the same character: the most used of them come first.
    index("tags_letter_idx").on(sql`left(${t.name}, 1)`, t.postsCount.desc().nullsFirst()),
    // The index finds words by their beginning, whatever the collation of the database is.
    index("tags_prefix_idx").on(t.name.op("text_pattern_ops")),
    // The index finds a text anywhere in a tag, and similar tags.
    index("tags_trgm_idx").using("gin", t.name.op("gin_trgm_ops")),
  ],
);

/** The changes of tags since they were last folded into their rows. */
export const tagDeltas = pgTable("tag_deltas", {
  id: id(),
  name: text("name").notNull(),
  delta: smallint("delta").notNull(),
});
