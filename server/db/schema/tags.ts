import { sql } from "drizzle-orm";
import { index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { id } from "./columns.ts";

/** How many posts of everybody carry a tag: kept like a post's counters, so that no search has to look at posts. */
export const tags = pgTable(
  "tags",
  {
    name: text("name").primaryKey(),
    postsCount: integer("posts_count").notNull().default(0),
  },
  (t) => [
    // One letter begins very many tags: the most used of them stand first.
    index("tags_letter_idx").on(sql`left(${t.name}, 1)`, t.postsCount.desc().nullsFirst()),
    // Whatever the collation of the database is, this one finds what begins with a word.
    index("tags_prefix_idx").on(t.name.op("text_pattern_ops")),
    // What a tag holds anywhere, and what is near to one.
    index("tags_trgm_idx").using("gin", t.name.op("gin_trgm_ops")),
  ],
);

/** What happened to tags since they were last folded into their rows. */
export const tagDeltas = pgTable("tag_deltas", {
  id: id(),
  name: text("name").notNull(),
  delta: smallint("delta").notNull(),
});
