import { sql } from "drizzle-orm";
import { conversations, messages, participants } from "#server/db/schema/chat";
import { countOf, type StoredCount } from "#server/db/storedCounts";

const newest = sql`coalesce((select max(${messages.seq}) from ${messages} where ${messages.conversationId} = ${conversations.id}), 0)`;

const ofMessages = countOf({
  name: "messages",
  table: conversations,
  id: conversations.id,
  stored: conversations.lastSeq,
  counted: sql`select ${newest}`,
});

/**
 * The number of the newest message of each conversation, and how far its members have read: nobody has read what is not
 * written yet, or they would miss it. Whoever writes a message locks its conversation, so both are exact.
 */
export const chatCounts: StoredCount[] = [
  ofMessages,
  {
    ...ofMessages,
    name: "unread_messages",
    columns: [participants.lastReadSeq],
    compared: (
      keys,
    ) => sql`select ${conversations.id} as key, greatest(${newest}, (select max(${participants.lastReadSeq})
        from ${participants} where ${participants.conversationId} = ${conversations.id})) as stored, ${newest} as counted
      from ${conversations} where ${conversations.id} = any(${keys})`,
    correction: sql`update ${participants} as reader set last_read_seq = compared.counted
      from drift join compared using (key) where reader.conversation_id = drift.key and reader.last_read_seq > compared.counted`,
  },
];
