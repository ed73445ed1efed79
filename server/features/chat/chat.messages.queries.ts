import { and, eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { personColumns } from "#server/db/personColumns";
import { conversations, messageReactions, messages } from "#server/db/schema/chat";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import type { MessageView } from "./chat.model.ts";
import { isIn } from "./chat.queries.ts";

const viewer = sql.placeholder("viewer");
const ids = sql`${sql.placeholder("ids")}::bigint[]`;

/** The message as it is stored; what stands across a block is taken out of it by `toMessageView`. */
export type MessageRow = MessageView;

const columns = {
  id: messages.id,
  conversationId: messages.conversationId,
  seq: messages.seq,
  sender: personColumns,
  senderId: messages.senderId,
  type: messages.type,
  text: messages.text,
  media: messages.media,
  replyToId: messages.replyToId,
  clientId: messages.clientId,
  sentAt: messages.sentAt,
  editedAt: messages.editedAt,
  deleted: sql<boolean>`${messages.deletedAt} is not null`,
};

const seen = canSeePerson(viewer, messages.senderId);

const rowsFrom = (db: DbOrTx, picked: SQL) =>
  db
    .select({ ...columns, hidden: sql<boolean>`not (${seen})`, lastSeq: sql<number>`picked.last_seq` })
    .from(picked)
    .innerJoin(messages, sql`${messages.id} = picked.id`)
    .leftJoin(users, eq(users.id, messages.senderId));

/** Those of the messages that stand in the viewer's conversations, in no order. */
export const messagesById = prepared<MessageRow[], { viewer: number; ids: readonly number[] }>((db) =>
  rowsFrom(db, sql`(select unnest(${ids}) as id, 0 as last_seq) as picked`)
    .where(isIn(viewer, messages.conversationId))
    .prepare("messages_by_id"),
);

/** A message for all who may see it, whoever they are: who that is has to be asked. */
export const messageForAll = prepared<MessageRow[], { id: number }>((db) =>
  db
    .select({ ...columns, hidden: sql<boolean>`false` })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(eq(messages.id, sql.placeholder("id")))
    .prepare("message_for_all"),
);

/** Nothing is before it: where no `before` is asked for. */
export const NEWEST_SEQ = 2_147_483_647;
/** Stands where no `after` is asked for. */
export const NO_AFTER = -1;

interface PagesValues extends Record<string, unknown> {
  viewer: number;
  conversations: number[];
  sizes: number[];
  befores: number[];
  afters: number[];
}

/**
 * Pages of messages of several conversations in one statement, by `messages_seq_key`; `place` is the page's place among
 * those asked for, from 1. Every row says how far its conversation has come.
 */
export const messagePages = prepared<(MessageRow & { place: number; lastSeq: number })[], PagesValues>((db) => {
  const asked = sql`unnest(${sql.placeholder("conversations")}::bigint[], ${sql.placeholder("sizes")}::int[],
    ${sql.placeholder("befores")}::int[], ${sql.placeholder("afters")}::int[])
    with ordinality as asked (conversation, size, before, after, place)`;
  const later = sql`select id, seq from ${messages} as later where later.conversation_id = asked.conversation
    and asked.after >= 0 and later.seq > asked.after order by later.seq limit asked.size`;
  const earlier = sql`select id, seq from ${messages} as earlier where earlier.conversation_id = asked.conversation
    and asked.after < 0 and earlier.seq < asked.before order by earlier.seq desc limit asked.size`;
  const picked = sql`(select asked.place, page.id, talk.last_seq from ${asked}
    join ${conversations} as talk on talk.id = asked.conversation
    cross join lateral ((${later}) union all (${earlier})) as page
    where ${isIn(viewer, sql`asked.conversation`)}) as picked`;
  return db
    .select({
      ...columns,
      hidden: sql<boolean>`not (${seen})`,
      lastSeq: sql<number>`picked.last_seq`,
      place: sql<number>`picked.place`,
    })
    .from(picked)
    .innerJoin(messages, sql`${messages.id} = picked.id`)
    .leftJoin(users, eq(users.id, messages.senderId))
    .orderBy(sql`picked.place`, messages.seq)
    .prepare("message_pages");
});

/** Reactions to these messages, of whom the viewer may see. */
export const reactionsTo = prepared<
  { messageId: number; emoji: string; count: number; reactedByViewer: boolean }[],
  { viewer: number; ids: readonly number[] }
>((db) =>
  db
    .select({
      messageId: messageReactions.messageId,
      emoji: messageReactions.emoji,
      count: sql<number>`count(*)::int`,
      reactedByViewer: sql<boolean>`bool_or(${messageReactions.userId} = ${viewer})`,
    })
    .from(messageReactions)
    .innerJoin(messages, eq(messages.id, messageReactions.messageId))
    .where(
      and(
        sql`${messageReactions.messageId} = any(${ids})`,
        isIn(viewer, messages.conversationId),
        seen,
        canSeePerson(viewer, messageReactions.userId),
      ),
    )
    .groupBy(messageReactions.messageId, messageReactions.emoji)
    .prepare("message_reactions_to"),
);

/** Each word that is looked for, or its beginning. */
const words = sql`(select to_tsquery('simple', coalesce(string_agg(quote_literal(lexeme) || ':*', ' & '), ''))
  from unnest(to_tsvector('simple', ${sql.placeholder("query")}::text)))`;
const within = sql`${sql.placeholder("within")}::bigint`;

const found = sql`to_tsvector('simple', ${messages.text}) @@ ${words} and ${messages.type} <> 'system'
  and (${within} is null or ${messages.conversationId} = ${within})
  and ${isIn(viewer, messages.conversationId)} and ${seen}`;

interface SearchValues extends Record<string, unknown> {
  viewer: number;
  query: string;
  within: number | null;
}

/** Messages of the viewer's conversations that hold all words, by `messages_words_idx`, the newest first. */
export const searchMessages = prepared<
  MessageRow[],
  SearchValues & { createdAt: string; id: number; limit: number; offset: number }
>((db) =>
  db
    .select({ ...columns, hidden: sql<boolean>`false` })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(
      sql`${found} and (${messages.sentAt}, ${messages.id})
        < (${sql.placeholder("createdAt")}::timestamptz, ${sql.placeholder("id")}::bigint)`,
    )
    .orderBy(sql`${messages.sentAt} desc`, sql`${messages.id} desc`)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("messages_search"),
);

/** How many they are. */
export const countFoundMessages = prepared<{ count: number }[], SearchValues>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(messages)
    .where(found)
    .prepare("messages_search_count"),
);
