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
import { id, instant, ref, created, updated, words } from "./columns.ts";
import type { StoredFacet } from "./facets.ts";
import { groups } from "./groups.ts";
import { users } from "./users.ts";
import type { StoredMedia } from "./images.ts";

/**
 * Chooses posts with files on the wrong side: the files of public posts have public keys, all others have private ones,
 * which begin with `~`.
 */
export const isMisplaced = sql`case when "posts"."visibility" = 'public' then jsonb_path_exists("posts"."media", '$[*] ? (@.key starts with "~")') else jsonb_path_exists("posts"."media", '$[*] ? (!(@.key starts with "~"))') end`;

/**
 * The number of the block of consecutive posts that a post lies in: of 512, and of 16,384. The indexes of words and tags
 * hold it, so that a search reads the newest posts with a word block by block.
 */
export const POST_BLOCKS = { small: sql`(id >> 9)`, large: sql`(id >> 14)` };

/** The moment by which Everything orders a post. */
export const PLACE = sql`coalesce("place_at", "created_at")`;

export const VISIBILITIES = ["public", "bonds", "group", "only_me", "waiting", "hidden", "removed"] as const;

/** What a post was before moderators took it off or its group declined it, and why. */
export interface Withheld {
  visibility: (typeof VISIBILITIES)[number];
  /** The key of the rule that it broke, if one is named. */
  rule: string | null;
  /** The words for its author. */
  words: string;
  /** The group that declined it. */
  groupId?: number;
}

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
    /** The place as the author named it, beside its position. */
    placeName: text("place_name"),
    /** The mentions, tags and links of the text, found once when it is written. */
    facets: jsonb("facets").$type<StoredFacet[]>().notNull().default([]),
    /**
     * `group` is for the members of a private group; in a public group a post is public. `only_me` is the author's choice,
     * `waiting` a first post in a group. Moderators set `hidden`, for the author alone, and `removed`, for nobody.
     */
    visibility: text("visibility", { enum: VISIBILITIES }).notNull().default("public"),
    /** What the post was before it was taken off, and why; null for every other post. */
    withheld: jsonb("withheld").$type<Withheld>(),
    /** The group in which the post was written. */
    groupId: ref("group_id").references(() => groups.id, { onDelete: "cascade" }),
    /** The client chooses it, so that a repeated creation finds the first post. */
    clientId: text("client_id"),
    likesCount: integer("likes_count").notNull().default(0),
    bookmarksCount: integer("bookmarks_count").notNull().default(0),
    commentsCount: integer("comments_count").notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
    editedAt: instant("edited_at"),
    /**
     * The moment by which Everything orders the post, where it is not that of its creation: an earlier one, for a post
     * whose author had no standing when they wrote it.
     */
    placeAt: instant("place_at"),
    /** When an owner or admin of its group closed the comments; nobody can write one from then on. */
    commentsClosedAt: instant("comments_closed_at"),
    /**
     * Its words for the search: title before tags before text. PostgreSQL generates them, and only its statements read
     * them.
     */
    words: words("words").generatedAlwaysAs(
      sql`setweight(to_tsvector('english', coalesce(title, '')), 'A') || setweight(to_tsvector('english', tag_words(tags)), 'B') || setweight(to_tsvector('english', content), 'C')`,
    ),
    /** The tags as their author wrote them, where they differ from `tags`, which are folded. A trigger separates them. */
    tagForms: text("tag_forms").array(),
    /** The language of its text (`de`); `und` if it is unclear, null until a job has read the text. */
    language: text("language"),
    /**
     * The same words folded, with their stems in its language: what the search looks up. A trigger writes them. Posts
     * that are older than this column have none until a job has read them, and are found by `words`.
     */
    terms: words("terms"),
  },
  (t) => [
    // A search that reads many blocks reads the list of pending entries as often, so that list is short.
    index("posts_words_idx")
      .using("gin", t.words, POST_BLOCKS.small, POST_BLOCKS.large)
      .with({ gin_pending_list_limit: 64 }),
    index("posts_terms_idx")
      .using("gin", t.terms, POST_BLOCKS.small, POST_BLOCKS.large)
      .with({ gin_pending_list_limit: 64 }),
    // The index is empty except for posts whose language is still to be found.
    index("posts_unread_idx")
      .on(t.id)
      .where(sql`language is null`),
    index("posts_title_trgm_idx").using("gin", t.title.op("gin_trgm_ops")),
    index("posts_tags_idx")
      .using("gin", t.tags, POST_BLOCKS.small, POST_BLOCKS.large)
      .with({ gin_pending_list_limit: 64 }),
    // The index finds titles by their beginning, and whole ones, in any case.
    index("posts_title_idx").on(sql`lower(${t.title}) text_pattern_ops`),
    // The same for titles without their accents.
    index("posts_title_fold_idx").on(sql`fold(${t.title}) text_pattern_ops`),
    // The index contains everything that counting public posts needs, so that no post is read.
    index("posts_category_idx")
      .on(t.category, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.visibility)
      .where(sql`category is not null`),
    index("posts_group_idx")
      .on(t.groupId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`group_id is not null`),
    index("posts_feed_idx").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("posts_place_idx").on(sql`${PLACE} desc`, t.id.desc().nullsFirst()),
    // An author's posts that have another place for others than for them.
    index("posts_placed_idx")
      .on(t.authorId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`place_at is not null`),
    // The posts of an author that have a picture.
    index("posts_images_idx")
      .on(t.authorId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`media @> '[{"type": "image"}]'`),
    // With the visibility the index suffices for counting an author's posts.
    index("posts_author_idx").on(t.authorId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.visibility),
    index("posts_bonds_idx")
      .on(t.authorId, t.createdAt, t.id)
      .where(sql`visibility = 'bonds'`),
    index("posts_own_idx")
      .on(t.authorId, t.createdAt, t.id)
      .where(sql`visibility in ('only_me', 'hidden')`),
    index("posts_waiting_idx")
      .on(t.groupId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`visibility = 'waiting'`),
    index("posts_group_author_idx")
      .on(t.groupId, t.authorId)
      .where(sql`group_id is not null`),
    // The index is empty except for the moment between a change of visibility and the move of the files.
    index("posts_misplaced_idx").on(t.id).where(isMisplaced),
    uniqueIndex("posts_client_id_key").on(t.authorId, t.clientId),
  ],
);

/** The posts that owners and admins have put on top of the list of their group. */
export const groupPins = pgTable(
  "group_pins",
  {
    postId: ref("post_id")
      .primaryKey()
      .references(() => posts.id, { onDelete: "cascade" }),
    groupId: ref("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [index("group_pins_group_idx").on(t.groupId, t.createdAt.desc().nullsFirst(), t.postId.desc().nullsFirst())],
);

/** The changes of a post's counters since they were last folded into its row. */
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

/**
 * The totals of the whole community (`public_posts`), stored like a post's counters: a number and its unfolded deltas.
 */
export const totals = pgTable("totals", {
  name: text("name").primaryKey(),
  value: bigint("value", { mode: "number" }).notNull().default(0),
});

export const totalDeltas = pgTable("total_deltas", {
  id: id(),
  name: text("name").notNull(),
  delta: smallint("delta").notNull(),
});

/** The position where a REST client's first page began, so that later pages do not shift while new posts arrive. */
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

/** The versions of a post before each of its changes, newest last; the first row is the original. */
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
    /** Who could see this version. Where it is unknown, the smallest audience that a post can have. */
    visibility: text("visibility", { enum: VISIBILITIES }).notNull().default("bonds"),
    /** The time from which the post had this version. */
    createdAt: created(),
  },
  (t) => [index("post_revisions_post_idx").on(t.postId, t.createdAt)],
);

/** The links of public posts, for the news: written and deleted with the post. */
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
