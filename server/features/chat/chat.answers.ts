import * as z from "zod";
import { nameFields } from "#server/features/auth/auth.answers";
import { alt, pixels } from "#server/features/media/media.answers";
import { authorAnswer } from "#server/features/people/people.answers";
import { address, howMany, idNumber, moment } from "#server/rest/answers";
import { REACTIONS } from "./chat.limits.rules.ts";

const seq = z
  .int()
  .meta({ description: "Number of the message in its conversation; numbers have no gaps.", examples: [12] });
const noId = idNumber.nullable().meta({ examples: [null] });
const sender = idNumber.nullable().meta({ description: "Null if the sender is not visible to the viewer." });
const clientId = z
  .string()
  .nullable()
  .meta({ examples: ["5d1f9f0e-2b8c-4a53-9b0e-3c1f7a6d2e41"] });
const never = moment.nullable().meta({ examples: [null] });
const emoji = z.string().meta({ description: `One of ${REACTIONS.join(" ")}.`, examples: [REACTIONS[0]] });
const isRead = z.boolean().meta({
  description:
    "For the viewer's own message: whether all others who share read receipts have read it. For other messages: whether the viewer has read it.",
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
    hidden: z.boolean().meta({
      description: "Hidden by a block between sender and viewer: the answer has no content.",
      examples: [false],
    }),
    is_read: isRead,
    isRead,
  })
  .meta({ id: "Message", description: "A message as the viewer sees it." });
export type MessageAnswer = z.infer<typeof messageAnswer>;

const role = z.enum(["owner", "member"]).meta({ examples: ["member"] });
const participants = z.array(idNumber).meta({ description: "Ids of all participants.", examples: [[7, 8]] });
const last = z
  .string()
  .nullable()
  .meta({
    description: "Text of the last message; `Picture` if it has no text.",
    examples: ["May I borrow your drill?"],
  });
const lastSeq = seq.meta({ description: "The number of the last message; 0 before the first.", examples: [12] });
const lastReadSeq = seq.meta({ description: "Number of the last message that the viewer has read.", examples: [9] });
const isMuted = z.boolean().meta({ examples: [false] });
const mutedUntil = never.meta({ description: "Null if the conversation is not muted or the mute has no end." });

export const conversationAnswer = z
  .object({
    id: idNumber,
    kind: z.enum(["direct", "group"]),
    name: z
      .string()
      .nullable()
      .meta({ description: "The name of a group; null for a direct conversation.", examples: [null] }),
    title: z
      .string()
      .meta({ description: "The name of the group, or of the other participant.", examples: ["Ada Lovelace"] }),
    participant_ids: participants,
    participantIds: participants,
    participants: z
      .array(z.object({ ...nameFields, role }))
      .meta({ description: "The participants who are visible to the viewer." }),
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
    state: z
      .enum(["accepted", "request"])
      .meta({ description: "A conversation in state `request` waits until the viewer accepts it." }),
    role,
    writing: z.enum(["open", "first", "waiting", "closed"]).meta({
      description:
        "Whether the viewer may write: `open`, always; `first`, one message; `waiting`, only after the other has accepted it; `closed`, never.",
    }),
    is_muted: isMuted,
    isMuted,
    muted_until: mutedUntil,
    mutedUntil,
    messages: z.array(messageAnswer).meta({ description: "In a list of conversations, only the last message." }),
  })
  .meta({ id: "Conversation", description: "A direct or group conversation, as the viewer sees it." });
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
