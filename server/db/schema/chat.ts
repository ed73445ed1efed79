import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, id, instant, ref } from "./columns.ts";
import type { StoredMedia } from "./images.ts";
import { users } from "./users.ts";

/** A conversation of two members, or of a group with a name. */
export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    kind: text("kind", { enum: ["direct", "group"] }).notNull(),
    name: text("name"),
    /** The two members of a direct conversation, the lower id first, so that a pair has only one. */
    lowId: ref("low_id").references(() => users.id, { onDelete: "set null" }),
    highId: ref("high_id").references(() => users.id, { onDelete: "set null" }),
    /**
     * The number of the newest message. The transaction that writes a message takes it, so that no number is left out.
     */
    lastSeq: integer("last_seq").notNull().default(0),
    lastMessageAt: instant("last_message_at"),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("conversations_pair_key").on(t.lowId, t.highId),
    index("conversations_high_idx").on(t.highId),
    check("conversations_pair_order", sql`low_id < high_id`),
  ],
);

export const participants = pgTable(
  "participants",
  {
    conversationId: ref("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["owner", "member"] })
      .notNull()
      .default("member"),
    /** `request`: a member without a bond wrote first, and this member has not answered yet. */
    state: text("state", { enum: ["accepted", "request", "declined", "left"] })
      .notNull()
      .default("accepted"),
    lastReadSeq: integer("last_read_seq").notNull().default(0),
    isMuted: boolean("is_muted").notNull().default(false),
    /** The time when a mute ends by itself. */
    mutedUntil: instant("muted_until"),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.userId] }), index("participants_user_idx").on(t.userId, t.state)],
);

export const messages = pgTable(
  "messages",
  {
    id: id(),
    conversationId: ref("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /**
     * 1, 2, 3 … in the conversation, without gaps, so that a returning client can request what follows its last
     * message.
     */
    seq: integer("seq").notNull(),
    /** Null when the account is deleted. */
    senderId: ref("sender_id").references(() => users.id, { onDelete: "set null" }),
    /** The client chooses it, so that a repeated sending finds the first message. */
    clientId: text("client_id"),
    type: text("type", { enum: ["text", "image", "system"] })
      .notNull()
      .default("text"),
    text: text("text").notNull(),
    media: jsonb("media").$type<StoredMedia[]>().notNull().default([]),
    replyToId: ref("reply_to_id"),
    editedAt: instant("edited_at"),
    deletedAt: instant("deleted_at"),
    /** The text that moderators removed. The files and the answered message stay in their columns, and nobody sees them. */
    withheld: jsonb("withheld").$type<{ text: string }>(),
    sentAt: instant("sent_at")
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    uniqueIndex("messages_seq_key").on(t.conversationId, t.seq),
    uniqueIndex("messages_client_id_key").on(t.senderId, t.clientId),
    index("messages_words_idx").using("gin", sql`to_tsvector('simple', ${t.text})`),
  ],
);

export const messageReactions = pgTable(
  "message_reactions",
  {
    messageId: ref("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    emoji: text("emoji").notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.userId, t.emoji] }), index("message_reactions_user_idx").on(t.userId)],
);
