import { and, eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { isIn } from "#server/db/conversations";
import { personColumns } from "#server/db/personColumns";
import { conversations, messageReactions, messages } from "#server/db/schema/chat";
import type { StoredMedia } from "#server/db/schema/images";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import type { MessageView } from "./chat.messages.model.ts";

const viewer = sql.placeholder("viewer");
const ids = sql`${sql.placeholder("ids")}::bigint[]`;

/** A message as it is stored; `toMessageView` removes what a block hides from its reader. */
export type MessageRow = MessageView;

/** The columns of a message, from `messages` joined with `users`, its sender. */
export const messageColumns = {
  id: messages.id,
  conversationId: messages.conversationId,
  seq: messages.seq,
  sender: personColumns,
  senderId: messages.senderId,
  type: messages.type,
  text: messages.text,
  media: sql<StoredMedia[]>`case when ${messages.withheld} is null then ${messages.media} else '[]' end`,
  replyToId: sql<number | null>`case when ${messages.withheld} is null then ${messages.replyToId} end`.mapWith(
    messages.replyToId,
  ),
  clientId: messages.clientId,
  sentAt: messages.sentAt,
  editedAt: messages.editedAt,
  deleted: sql<boolean>`${messages.deletedAt} is not null`,
};

const seen = canSeePerson(viewer, messages.senderId);

const rowsFrom = (db: DbOrTx, picked: SQL) =>
  db
    .select({ ...messageColumns, hidden: sql<boolean>`not (${seen})`, lastSeq: sql<number>`picked.last_seq` })
    .from(picked)
    .innerJoin(messages, sql`${messages.id} = picked.id`)
    .leftJoin(users, eq(users.id, messages.senderId));

/** Those of the messages that stand in the viewer's conversations, in no order. */
export const messagesById = prepared<MessageRow[], { viewer: number; ids: readonly number[] }>((db) =>
  rowsFrom(db, sql`(select unnest(${ids}) as id, 0 as last_seq) as picked`)
    .where(isIn(viewer, messages.conversationId))
    .prepare("messages_by_id"),
);

/** Finds a message without regard to its reader; the caller has to find out who may see it. */
export const messageForAll = prepared<MessageRow[], { id: number }>((db) =>
  db
    .select({ ...messageColumns, hidden: sql<boolean>`false` })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(eq(messages.id, sql.placeholder("id")))
    .prepare("message_for_all"),
);

/** Stands for `before` when a request names none: every message is before this number. */
export const NEWEST_SEQ = 2_147_483_647;
/** Stands for `after` when a request names none. */
export const NO_AFTER = -1;

interface PagesValues extends Record<string, unknown> {
  viewer: number;
  conversations: number[];
  sizes: number[];
  befores: number[];
  afters: number[];
}

/**
 * Pages of messages of several conversations in one statement, by `messages_seq_key`. `pageNumber` counts the requests
 * from 1, and `lastSeq` is the number of the newest message of the conversation.
 */
export const messagePages = prepared<(MessageRow & { pageNumber: number; lastSeq: number })[], PagesValues>((db) => {
  const requests = sql`unnest(${sql.placeholder("conversations")}::bigint[], ${sql.placeholder("sizes")}::int[],
    ${sql.placeholder("befores")}::int[], ${sql.placeholder("afters")}::int[])
    with ordinality as request (conversation, size, before, after, page_number)`;
  const later = sql`select id, seq from ${messages} as later where later.conversation_id = request.conversation
    and request.after >= 0 and later.seq > request.after order by later.seq limit request.size`;
  const earlier = sql`select id, seq from ${messages} as earlier where earlier.conversation_id = request.conversation
    and request.after < 0 and earlier.seq < request.before order by earlier.seq desc limit request.size`;
  const picked = sql`(select request.page_number, page.id, talk.last_seq from ${requests}
    join ${conversations} as talk on talk.id = request.conversation
    cross join lateral ((${later}) union all (${earlier})) as page
    where ${isIn(viewer, sql`request.conversation`)}) as picked`;
  return db
    .select({
      ...messageColumns,
      hidden: sql<boolean>`not (${seen})`,
      lastSeq: sql<number>`picked.last_seq`,
      pageNumber: sql<number>`picked.page_number`,
    })
    .from(picked)
    .innerJoin(messages, sql`${messages.id} = picked.id`)
    .leftJoin(users, eq(users.id, messages.senderId))
    .orderBy(sql`picked.page_number`, messages.seq)
    .prepare("message_pages");
});

/** Lists reactions to these messages, by members whom the viewer may see. */
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
        sql`${messages.deletedAt} is null`,
        isIn(viewer, messages.conversationId),
        seen,
        canSeePerson(viewer, messageReactions.userId),
      ),
    )
    .groupBy(messageReactions.messageId, messageReactions.emoji)
    .prepare("message_reactions_to"),
);
