import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { created, id, instant, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Tags of public posts, by how many different members used them: a job computes them, never a request. */
export const tagTrends = pgTable(
  "tag_trends",
  {
    name: text("name").primaryKey(),
    postsCount: integer("posts_count").notNull(),
    /** The number of different authors: of the last day, the last seven days, the seven days before those. */
    dayAuthors: integer("day_authors").notNull(),
    weekAuthors: integer("week_authors").notNull(),
    previousAuthors: integer("previous_authors").notNull(),
    /** The mean number of different authors in the weeks before; null if the tag is too young to have a usual week. */
    usualAuthors: doublePrecision("usual_authors"),
    /** Whether the tag is one of the few that are called new: nobody used it before the last seven days. */
    isNew: boolean("is_new").notNull().default(false),
    /** The number of different authors of each of the last days, the oldest first. */
    dailyAuthors: integer("daily_authors")
      .array()
      .notNull()
      .default(sql`'{}'`),
    score: doublePrecision("score").notNull(),
    /** Some of the members who used it last, the latest first. */
    sampleAuthorIds: bigint("sample_author_ids", { mode: "number" })
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [index("tag_trends_score_idx").on(t.score.desc().nullsFirst(), t.name)],
);

export const categoryFigures = pgTable("category_figures", {
  category: text("category").primaryKey(),
  postsCount: integer("posts_count").notNull(),
  weekPosts: integer("week_posts").notNull(),
  monthAuthors: integer("month_authors").notNull(),
});

/**
 * The figures of the whole community that Explore shows (`active_members`, `discussions`), and when they were counted.
 */
export const exploreTotals = pgTable("explore_totals", {
  name: text("name").primaryKey(),
  value: integer("value").notNull(),
  countedAt: instant("counted_at").notNull(),
});

export const tagFollows = pgTable(
  "tag_follows",
  {
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.name] }), index("tag_follows_name_idx").on(t.name)],
);

/**
 * Words that many posts contain, and the share of those posts: PostgreSQL's own statistics, copied by a job. A search for
 * such a word reads the newest posts with it only, a search for any other word reads all posts that contain it.
 */
export const commonWords = pgTable(
  "common_words",
  {
    word: text("word").primaryKey(),
    /** The share of all posts, 0 to 1. */
    share: doublePrecision("share").notNull(),
  },
  (t) => [index("common_words_prefix_idx").on(t.word.op("text_pattern_ops"))],
);

/** A sentence of a card, and the posts that it cites. */
export interface StoredSentence {
  text: string;
  postIds: number[];
}

/** A card of an insight as it was computed: its sentences, its confidence and its posts. */
export interface StoredInsightCard {
  kind: "trend" | "consensus" | "gap";
  title: string;
  sentences: StoredSentence[];
  /** Whether there were enough posts for a statement. */
  isEnough: boolean;
  /** The confidence from 0 to 100, and its three parts from 0 to 1. */
  confidence: number;
  coverage: number;
  agreement: number;
  recency: number;
  tags: string[];
  relatedCount: number;
  /** The posts on which the card is based, best first. */
  postIds: number[];
  /** A search for the ideas of the card. */
  relatedQuery: string;
  /** The share of the question's words that stand in the posts of the card; missing where there was no question. */
  met?: number;
  /** Whether a model worded the card, from the posts alone. */
  isWorded: boolean;
}

/** Words of a member, as they stand in a post or in a comment on it. */
export interface StoredQuote {
  postId: number;
  /** Null if the post itself holds the words. */
  commentId: number | null;
  authorId: number;
  /** A part of the text; never changed. */
  quote: string;
}

/** What an insight answers beside its cards. */
export interface StoredReport {
  /** The sentences of the answer, each with the positions of its quotes; null where nothing answers the question. */
  answer: { sentences: { text: string; sources: number[] }[]; sources: StoredQuote[]; isWorded: boolean } | null;
  /** Who knows about it, by what they wrote: the reason names the first of the posts. */
  people: { userId: number; reason: string; postIds: number[] }[];
  /** What comments object to a post. */
  disputed: StoredQuote[];
  /** What was asked and not answered. */
  unanswered: StoredQuote[];
  /** The words of the question that nobody here uses. */
  unknownWords: string[];
  /** Tags of what is nearest to the question. */
  nearestTopics: string[];
  /** The share of the question's words and names that stand in the cited passages, 0 to 1. */
  confidence: number;
}

/** Questions of members to the community's ideas, with their answers; only the member who asked sees them. */
export const insights = pgTable(
  "insights",
  {
    id: id(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    prompt: text("prompt").notNull(),
    clientId: text("client_id"),
    cards: jsonb("cards").$type<StoredInsightCard[]>().notNull(),
    /** Null for a question that was answered by cards alone. */
    report: jsonb("report").$type<StoredReport>(),
    /** The number of posts that match the question. */
    foundCount: integer("found_count").notNull(),
    createdAt: created(),
  },
  (t) => [
    index("insights_user_idx").on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex("insights_client_id_key").on(t.userId, t.clientId),
  ],
);
