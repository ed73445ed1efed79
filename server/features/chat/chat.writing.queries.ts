import { and, eq, sql } from "drizzle-orm";
import { unauthenticated } from "#server/core/errors";
import type { Tx } from "#server/db/client";
import { isIn } from "#server/db/conversations";
import { lockInTurn } from "#server/db/marks";
import { conversations, messageReactions, messages, participants } from "#server/db/schema/chat";
import type { StoredMedia } from "#server/db/schema/images";
import { users } from "#server/db/schema/users";

/** The message that a member has already sent under this id. Concurrent sends of the same id wait for each other. */
export async function firstOfClientId(tx: Tx, senderId: number, clientId: string): Promise<number | null> {
  await lockInTurn(tx, `message:${senderId}:${clientId}`);
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.clientId, clientId)));
  return row?.id ?? null;
}

/**
 * Waits for a deletion of the member's account, which locks their row first and conversations after it. Every change of
 * a conversation locks in the same order.
 * @throws DomainError UNAUTHENTICATED when the account is gone.
 */
export async function lockWriter(tx: Tx, memberId: number): Promise<void> {
  const rows = await tx.execute(sql`select from ${users} where id = ${memberId} for key share`);
  if (rows.length === 0) throw unauthenticated();
}

/** Lets one transaction at a time change a conversation. */
export async function lockConversation(tx: Tx, memberId: number, id: number): Promise<void> {
  await lockWriter(tx, memberId);
  await tx.execute(sql`select from ${conversations} where id = ${id} for no key update`);
}

interface NewMessageRow {
  conversationId: number;
  senderId: number;
  clientId?: string | null;
  type: "text" | "image" | "system";
  text: string;
  media?: StoredMedia[];
  replyToId?: number | null;
}

/**
 * Stores a message under the next number. The conversation's row is locked until the commit, so that numbers follow the
 * order in which messages become visible, without gaps. The sender has read it, unless an earlier message is unread.
 * Returns undefined for a sender who is not in the conversation any more; only system messages name such members.
 */
export async function insertMessage(tx: Tx, message: NewMessageRow): Promise<{ id: number; seq: number } | undefined> {
  const { conversationId, senderId, clientId = null, type, text, media = [], replyToId = null } = message;
  const [row] = await tx.execute<{ id: number; seq: number }>(sql`
    with taken as (
      update ${conversations} set last_seq = last_seq + 1, last_message_at = clock_timestamp()
      where id = ${conversationId} ${type === "system" ? sql`` : sql`and ${isIn(senderId, sql`${conversationId}::bigint`)}`}
      returning last_seq, last_message_at
    ), said as (
      insert into ${messages} (conversation_id, seq, sender_id, client_id, type, text, media, reply_to_id, sent_at)
      select ${conversationId}, last_seq, ${senderId}::bigint, ${clientId}::text, ${type}::text, ${text}::text,
        ${JSON.stringify(media)}::text::jsonb, ${replyToId}::bigint, last_message_at from taken returning id, seq
    ), known as (
      update ${participants} set last_read_seq = said.seq from said
      where conversation_id = ${conversationId} and user_id = ${senderId} and last_read_seq = said.seq - 1
    )
    select id, seq from said`);
  return row;
}

/** Whether the message is one of this conversation that can be replied to. */
export async function isMessageOf(tx: Tx, conversationId: number, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.id, id),
        eq(messages.conversationId, conversationId),
        sql`${messages.deletedAt} is null`,
        sql`${messages.type} <> 'system'`,
      ),
    );
  return rows.length > 0;
}

interface OwnMessage {
  conversationId: number;
  seq: number;
  sentAt: string;
  clientId: string | null;
  type: "text" | "image" | "system";
  media: StoredMedia[];
  /** Whole minutes since it was sent. */
  age: number;
  deleted: boolean;
}

/**
 * A message of the member's, locked until the transaction ends: to be changed in a conversation they are still in, to be
 * deleted in any.
 */
export async function lockOwnMessage(
  tx: Tx,
  senderId: number,
  id: number,
  act: "changed" | "deleted",
): Promise<OwnMessage | undefined> {
  const [row] = await tx
    .select({
      conversationId: messages.conversationId,
      seq: messages.seq,
      sentAt: messages.sentAt,
      clientId: messages.clientId,
      type: messages.type,
      media: messages.media,
      age: sql<number>`extract(epoch from clock_timestamp() - ${messages.sentAt})::float / 60`,
      deleted: sql<boolean>`${messages.deletedAt} is not null`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.id, id),
        eq(messages.senderId, senderId),
        sql`${messages.type} <> 'system'`,
        act === "changed" ? isIn(senderId, messages.conversationId) : undefined,
      ),
    )
    .for("update");
  return row;
}

/** Changes the text of a message. */
export async function saveText(tx: Tx, id: number, text: string): Promise<void> {
  await tx
    .update(messages)
    .set({ text, editedAt: sql`now()` })
    .where(eq(messages.id, id));
}

/** Empties a message; its number remains. */
export async function emptyMessage(tx: Tx, id: number): Promise<void> {
  await tx
    .update(messages)
    .set({ text: "", media: [], replyToId: null, deletedAt: sql`now()` })
    .where(eq(messages.id, id));
  await tx.delete(messageReactions).where(eq(messageReactions.messageId, id));
}

/**
 * Sets or removes a reaction to a message of a conversation that the member is in; returns whether that changed
 * anything. Safe to repeat.
 */
export async function saveReaction(
  tx: Tx,
  { messageId, userId, emoji, on }: { messageId: number; userId: number; emoji: string; on: boolean },
): Promise<boolean> {
  const there = sql`select message.id from ${messages} as message where message.id = ${messageId}
    and message.deleted_at is null and message.type <> 'system' and ${isIn(userId, sql`message.conversation_id`)}`;
  const rows = on
    ? await tx.execute(sql`with there as (${there} for key share)
        insert into ${messageReactions} (message_id, user_id, emoji) select there.id, ${userId}::bigint, ${emoji}::text
        from there on conflict do nothing returning message_id`)
    : await tx
        .delete(messageReactions)
        .where(
          and(
            sql`${messageReactions.messageId} in (${there})`,
            eq(messageReactions.userId, userId),
            eq(messageReactions.emoji, emoji),
          ),
        )
        .returning({ id: messageReactions.messageId });
  return rows.length > 0;
}
