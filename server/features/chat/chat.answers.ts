import * as z from "zod";
import { nameFields } from "#server/features/auth/auth.answers";
import { alt, pixels } from "#server/features/media/media.answers";
import { authorAnswer } from "#server/features/people/people.answers";
import { address, howMany, idNumber, moment } from "#server/rest/answers";
import { REACTIONS } from "./chat.limits.rules.ts";

const seq = z.int().meta({ description: "Messages of a conversation are numbered without gaps.", examples: [12] });
const noId = idNumber.nullable().meta({ examples: [null] });
const sender = idNumber.nullable().meta({ description: "Null where the sender cannot be shown." });
const clientId = z
  .string()
  .nullable()
  .meta({ examples: ["5d1f9f0e-2b8c-4a53-9b0e-3c1f7a6d2e41"] });
const never = moment.nullable().meta({ examples: [null] });
const emoji = z.string().meta({ description: `One of ${REACTIONS.join(" ")}.`, examples: [REACTIONS[0]] });
const isRead = z.boolean().meta({
  description: "Of the member's own: whether all others who show it have read it; of others: whether the member has.",
});

export const messageAnswer = z
  .object({
    id: idNumber,
    message_id: idNumber,
    messageId: idNumber,
    conversation_id: idNumber,
    conversationId: idNumber,
    seq,
    sender_id: sender,
    senderId: sender,
    sender: authorAnswer.nullable(),
    text: z.string().meta({ examples: ["May I borrow your drill?"] }),
    type: z.enum(["text", "image", "system"]),
    media: z.array(z.object({ type: z.literal("image"), url: address, alt, width: pixels, height: pixels })),
    reply_to_id: noId,
    replyToId: noId,
    client_id: clientId,
    clientId,
    reactions: z.array(z.object({ emoji, count: howMany, reacted: z.boolean() })),
    sent_at: moment,
    sentAt: moment,
    edited_at: never,
    editedAt: never,
    deleted: z.boolean().meta({ examples: [false] }),
    hidden: z
      .boolean()
      .meta({ description: "It stands across a block: that there is one is all that is told.", examples: [false] }),
    is_read: isRead,
    isRead,
  })
  .meta({ id: "Message", description: "A message, as the member who asks sees it." });
export type MessageAnswer = z.infer<typeof messageAnswer>;

const role = z.enum(["owner", "member"]).meta({ examples: ["member"] });
const participants = z.array(idNumber).meta({ description: "All who are in it.", examples: [[7, 8]] });
const last = z
  .string()
  .nullable()
  .meta({
    description: "What was said last; `Picture` for one without a text.",
    examples: ["May I borrow your drill?"],
  });
const lastSeq = seq.meta({ description: "The number of the last message; 0 before the first.", examples: [12] });
const lastReadSeq = seq.meta({ description: "Up to which message the member has read.", examples: [9] });
const isMuted = z.boolean().meta({ examples: [false] });
const mutedUntil = never.meta({ description: "Null: not at all, or until it is lifted." });

export const conversationAnswer = z
  .object({
    id: idNumber,
    kind: z.enum(["direct", "group"]),
    name: z
      .string()
      .nullable()
      .meta({ description: "Of a group.", examples: [null] }),
    title: z.string().meta({ description: "Its name, or that of the other.", examples: ["Ada Lovelace"] }),
    participant_ids: participants,
    participantIds: participants,
    participants: z
      .array(z.object({ ...nameFields, role }))
      .meta({ description: "Those of them who can be shown to the member." }),
    last_message: last,
    lastMessage: last,
    last_message_at: moment,
    lastMessageAt: moment,
    last_seq: lastSeq,
    lastSeq,
    last_read_seq: lastReadSeq,
    lastReadSeq,
    unread_count: howMany,
    unreadCount: howMany,
    state: z.enum(["accepted", "request"]).meta({ description: "A request waits for the member to accept it." }),
    role,
    writing: z.enum(["open", "first", "waiting", "closed"]).meta({
      description:
        "Whether the member may write: at once; one message first; not before the other answers; not at all.",
    }),
    is_muted: isMuted,
    isMuted,
    muted_until: mutedUntil,
    mutedUntil,
    messages: z.array(messageAnswer).meta({ description: "In a list the last one alone." }),
  })
  .meta({ id: "Conversation", description: "A conversation of two or of a group, as one of its members sees it." });
export type ConversationAnswer = z.infer<typeof conversationAnswer>;

/** Whether the list continues after its page. */
const more = { hasMore: z.boolean(), has_more: z.boolean() };

export const conversationsPage = { conversations: z.array(conversationAnswer), ...more };
export const foundMessages = { messages: z.array(messageAnswer), ...more };

/** Messages of one conversation in their order. */
export const messagesPage = {
  messages: z.array(messageAnswer),
  has_older: z.boolean(),
  hasOlder: z.boolean(),
  has_newer: z.boolean(),
  hasNewer: z.boolean(),
};
