import { sql } from "drizzle-orm";
import {
  bigint,
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

/** Tags of everybody's posts by how many different members used them: worked out by a job, never on request. */
export const tagTrends = pgTable(
  "tag_trends",
  {
    name: text("name").primaryKey(),
    postsCount: integer("posts_count").notNull(),
    /** Different authors: of the last day, the last seven days, the seven before those. */
    dayAuthors: integer("day_authors").notNull(),
    weekAuthors: integer("week_authors").notNull(),
    previousAuthors: integer("previous_authors").notNull(),
    score: doublePrecision("score").notNull(),
    /** A few of the members who used it last, the latest first. */
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

/** The numbers of the whole community that Explore shows (`active_members`, `discussions`), and when they were counted. */
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
 * Words that very many posts hold, and in which share of them: PostgreSQL's own statistics, copied by a job. A search for
 * such a word looks at the newest posts only, for any other at all that hold it.
 */
export const commonWords = pgTable("common_words", {
  word: text("word").primaryKey(),
  /** Of all posts, 0 to 1. */
  share: doublePrecision("share").notNull(),
});

/** A sentence of a card, and the posts that it cites. */
export interface StoredSentence {
  text: string;
  postIds: number[];
}

/** A card of an insight as it was worked out: its words, how sure it is and from which posts. */
export interface StoredInsightCard {
  kind: "trend" | "consensus" | "gap";
  title: string;
  sentences: StoredSentence[];
  /** There was enough to tell something. */
  isEnough: boolean;
  /** 0 to 100, and its three parts from 0 to 1. */
  confidence: number;
  coverage: number;
  agreement: number;
  recency: number;
  tags: string[];
  relatedCount: number;
  /** The posts it rests on, best first. */
  postIds: number[];
  /** A search for ideas that finds what belongs to it. */
  relatedQuery: string;
  /** Worded by a model, from the posts alone. */
  isWorded: boolean;
}

/** What a member asked of the community's ideas, and what came of it: for their own eyes. */
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
    /** Posts that were found to the question. */
    foundCount: integer("found_count").notNull(),
    createdAt: created(),
  },
  (t) => [
    index("insights_user_idx").on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex("insights_client_id_key").on(t.userId, t.clientId),
  ],
);
