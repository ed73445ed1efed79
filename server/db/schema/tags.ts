import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { id, instant, ref } from "./columns.ts";
import { posts } from "./posts.ts";

/**
 * The number of public posts with a tag, by its name without accents and capitals (`fold` in the migrations), which is
 * its name in every table: stored like a post's counters, so that no search has to read posts. */
export const tags = pgTable(
  "tags",
  {
    name: text("name").primaryKey(),
    postsCount: integer("posts_count").notNull().default(0),
    /** The form in which most of its newest posts write it (`C++`, `Zürich`); null for the name itself. */
    form: text("form"),
  },
  (t) => [
    // Very many tags begin with the same character: the most used of them come first.
    index("tags_letter_idx").on(sql`left(${t.name}, 1)`, t.postsCount.desc().nullsFirst()),
    // The index finds words by their beginning, whatever the collation of the database is.
    index("tags_prefix_idx").on(t.name.op("text_pattern_ops")),
    // The index finds a text anywhere in a tag, and similar tags.
    index("tags_trgm_idx").using("gin", t.name.op("gin_trgm_ops")),
    // The index is empty except for tags from before their names were folded, until a job has joined them.
    index("tags_unfolded_idx")
      .on(t.name)
      .where(sql`name <> fold(name)`),
  ],
);

/** The changes of tags since they were last folded into their rows. */
export const tagDeltas = pgTable("tag_deltas", {
  id: id(),
  name: text("name").notNull(),
  delta: smallint("delta").notNull(),
});

/**
 * The posts of each tag in the order of their lists, which no index of an array offers. A trigger of `posts` writes the
 * rows, like entries of an index: with each post, whoever writes it, and again when its tags, its time or its visibility
 * change.
 */
export const postTags = pgTable(
  "post_tags",
  {
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    postId: ref("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    authorId: ref("author_id").notNull(),
    isPublic: boolean("is_public").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.name] }),
    // The index contains everything that a list or a count of public posts needs.
    index("post_tags_list_idx").on(
      t.name,
      t.createdAt.desc().nullsFirst(),
      t.postId.desc().nullsFirst(),
      t.authorId,
      t.isPublic,
    ),
  ],
);
