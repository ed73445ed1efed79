import { and, asc, eq, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { isIn } from "#server/db/conversations";
import { conversations, messages, participants } from "#server/db/schema/chat";
import type { StoredMedia } from "#server/db/schema/images";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import type { Named, Position } from "./contents.model.ts";
import { type BatchValues, limit, member } from "./contents.queries.ts";

const ids = sql`${sql.placeholder("ids")}::bigint[]`;

/** A conversation that the member may still see. */
export interface ConversationRow extends Position {
  kind: "direct" | "group";
  name: string | null;
  lastSeq: number;
}

/** Reads the conversations that a member may still see, in the order of their ids (`participants_user_idx`). */
export const conversationsBatch = prepared<ConversationRow[], BatchValues>((db) =>
  db
    .select({
      id: conversations.id,
      at: conversations.createdAt,
      kind: conversations.kind,
      name: conversations.name,
      lastSeq: conversations.lastSeq,
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .where(
      and(
        eq(participants.userId, member),
        sql`${conversations.id} > ${sql.placeholder("id")}`,
        isIn(member, conversations.id),
      ),
    )
    .orderBy(asc(conversations.id))
    .limit(limit)
    .prepare("export_conversations"),
);

/** Lists the others in these conversations of the member's, as far as the member may see them. */
export const participantsOf = prepared<
  (Named & { conversationId: number })[],
  { member: number; ids: readonly number[] }
>((db) =>
  db
    .select({ conversationId: participants.conversationId, name: users.name, username: users.username })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      sql`${participants.conversationId} = any(${ids}) and ${participants.userId} <> ${member}
        and ${isIn(member, participants.conversationId)} and ${canSeePerson(member, users.id)}
        and (${participants.state} in ('accepted', 'request') or ${conversations.kind} = 'direct')`,
    )
    .orderBy(participants.conversationId, participants.createdAt, participants.userId)
    .prepare("export_participants"),
);

/** A message that the member wrote. */
export interface MessageRow {
  conversationId: number;
  id: number;
  text: string;
  media: StoredMedia[];
  sentAt: string;
  editedAt: string | null;
}

interface SpanValues extends Record<string, unknown> {
  member: number;
  ids: readonly number[];
  afters: readonly number[];
  untils: readonly number[];
}

/**
 * Reads what a member wrote within spans of conversations (`messages_seq_key`). The spans bound what is read, since
 * others may have written nearly all of a conversation. They are of conversations that the member may see.
 */
export const messagesInSpans = prepared<MessageRow[], SpanValues>((db) =>
  db
    .select({
      conversationId: messages.conversationId,
      id: messages.id,
      text: messages.text,
      media: messages.media,
      sentAt: messages.sentAt,
      editedAt: messages.editedAt,
    })
    .from(
      sql`unnest(${ids}, ${sql.placeholder("afters")}::int[], ${sql.placeholder("untils")}::int[])
        as span (conversation_id, after, until)`,
    )
    .innerJoin(
      messages,
      sql`${messages.conversationId} = span.conversation_id and ${messages.seq} > span.after and ${messages.seq} <= span.until`,
    )
    .where(
      sql`${messages.senderId} = ${member} and ${messages.deletedAt} is null and ${messages.type} <> 'system'
        and ${isIn(member, sql`span.conversation_id`)}`,
    )
    .orderBy(asc(messages.conversationId), asc(messages.seq))
    .prepare("export_messages"),
);
