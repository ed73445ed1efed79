import { sql } from "drizzle-orm";
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant, ref, created, updated } from "./columns.ts";
import type { StoredFacet } from "./facets.ts";
import { users } from "./users.ts";
import type { StoredMedia } from "./images.ts";

export const posts = pgTable(
  "posts",
  {
    id: id(),
    authorId: ref("author_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title"),
    content: text("content").notNull(),
    category: text("category"),
    tags: text("tags")
      .array()
      .notNull()
      .default(sql`'{}'`),
    media: jsonb("media").$type<StoredMedia[]>().notNull().default([]),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    /** What of the text is a mention, a tag or a link: found once, when it is written. */
    facets: jsonb("facets").$type<StoredFacet[]>().notNull().default([]),
    visibility: text("visibility", { enum: ["public", "bonds"] })
      .notNull()
      .default("public"),
    /** Chosen by the client, so that a repeated creation finds the first one. */
    clientId: text("client_id"),
    likesCount: integer("likes_count").notNull().default(0),
    bookmarksCount: integer("bookmarks_count").notNull().default(0),
    commentsCount: integer("comments_count").notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
    editedAt: instant("edited_at"),
  },
  (t) => [
    index("posts_feed_idx").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("posts_author_idx").on(t.authorId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex("posts_client_id_key").on(t.authorId, t.clientId),
  ],
);

/** What happened to a post's counters since they were last folded into its row. */
export const postCounterDeltas = pgTable(
  "post_counter_deltas",
  {
    id: id(),
    postId: ref("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    likes: smallint("likes").notNull().default(0),
    bookmarks: smallint("bookmarks").notNull().default(0),
    comments: smallint("comments").notNull().default(0),
  },
  (t) => [index("post_counter_deltas_post_idx").on(t.postId)],
);

export const likes = pgTable(
  "likes",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    postId: ref("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index("likes_post_idx").on(t.postId, t.createdAt.desc().nullsFirst()),
  ],
);

/** Totals of the whole community (`public_posts`), kept like a post's counters: a number plus its unfolded deltas. */
export const totals = pgTable("totals", {
  name: text("name").primaryKey(),
  value: bigint("value", { mode: "number" }).notNull().default(0),
});

export const totalDeltas = pgTable("total_deltas", {
  id: id(),
  name: text("name").notNull(),
  delta: smallint("delta").notNull(),
});

/** Where a REST reader's first page began, so that the pages behind it do not shift while new posts arrive. */
export const feedAnchors = pgTable(
  "feed_anchors",
  {
    viewerId: ref("viewer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Empty for the home feed, else the author's id. */
    scope: text("scope").notNull(),
    newestCreatedAt: instant("newest_created_at").notNull(),
    newestId: ref("newest_id").notNull(),
    takenAt: instant("taken_at")
      .notNull()
      .default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.viewerId, t.scope] })],
);

/** How a post read before each of its changes, newest last; the first row is what was shared. */
export const postRevisions = pgTable(
  "post_revisions",
  {
    id: id(),
    postId: ref("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    title: text("title"),
    content: text("content").notNull(),
    category: text("category"),
    tags: text("tags").array().notNull(),
    /** When it began to read so. */
    createdAt: created(),
  },
  (t) => [index("post_revisions_post_idx").on(t.postId, t.createdAt)],
);

/** Addresses that posts of everybody link to, for the news: written with the post, gone with it. */
export const postLinks = pgTable(
  "post_links",
  {
    postId: ref("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    host: text("host").notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.url] }), index("post_links_created_idx").on(t.createdAt)],
);
