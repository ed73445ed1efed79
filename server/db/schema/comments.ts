import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  index,
  jsonb,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, ref, created, updated, words } from "./columns.ts";
import type { StoredFacet } from "./facets.ts";
import { users } from "./users.ts";
import { posts } from "./posts.ts";

/** The number of the block of 16,384 consecutive comments that a comment lies in, as of posts. */
export const COMMENT_BLOCK = sql`(id >> 14)`;

export const comments = pgTable(
  "comments",
  {
    id: id(),
    postId: ref("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    /** Null when the account is deleted: the threads of others keep a tombstone. */
    authorId: ref("author_id").references(() => users.id, { onDelete: "set null" }),
    parentId: ref("parent_id").references((): AnyPgColumn => comments.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    /** The mentions, tags and links of the text. */
    facets: jsonb("facets").$type<StoredFacet[]>().notNull().default([]),
    clientId: text("client_id"),
    likesCount: integer("likes_count").notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
    editedAt: instant("edited_at"),
    /** The time when a comment was deleted that had replies, or removed by moderators; its text is emptied. */
    deletedAt: instant("deleted_at"),
    /** The text that moderators removed, with which the comment can be restored. */
    withheld: jsonb("withheld").$type<{ content: string; facets: StoredFacet[] }>(),
    /** The language of its text, as of a post's. */
    language: text("language"),
    /** Its words for the search, folded and with their stems. A trigger writes them, or a job for older comments. */
    terms: words("terms"),
  },
  (t) => [
    index("comments_post_idx")
      .on(t.postId, t.createdAt, t.id)
      .where(sql`parent_id is null`),
    // Of replies too, which are deleted with their post. With the author it is as good as the one for the comments of one
    // member, which a shorter one would be used instead of.
    index("comments_post_author_idx").on(t.postId, t.authorId),
    index("comments_created_idx").on(t.createdAt),
    index("comments_parent_idx").on(t.parentId, t.createdAt, t.id),
    index("comments_author_post_idx").on(t.authorId, t.postId),
    index("comments_author_idx").on(t.authorId, t.createdAt.desc().nullsFirst()),
    index("comments_terms_idx").using("gin", t.terms, COMMENT_BLOCK).with({ gin_pending_list_limit: 64 }),
    index("comments_unread_idx")
      .on(t.id)
      .where(sql`language is null`),
    uniqueIndex("comments_client_id_key").on(t.authorId, t.clientId),
  ],
);

export const commentCounterDeltas = pgTable(
  "comment_counter_deltas",
  {
    id: id(),
    commentId: ref("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    likes: smallint("likes").notNull().default(0),
  },
  (t) => [index("comment_counter_deltas_comment_idx").on(t.commentId)],
);

export const commentLikes = pgTable(
  "comment_likes",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    commentId: ref("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.commentId] }), index("comment_likes_comment_idx").on(t.commentId)],
);
