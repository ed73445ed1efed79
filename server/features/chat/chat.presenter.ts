import type { UrlOf } from "#server/features/media/media.model";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { ConversationAnswer, MessageAnswer } from "./chat.answers.ts";
import { isReadBy, type MessageView } from "./chat.messages.model.ts";
import { titleOf } from "./chat.model.ts";
import type { PresentedConversation, PresentedMessage } from "./chat.presented.model.ts";

/** Presents a message in REST. */
export function presentMessage(
  { message, reactions, people, viewerId }: PresentedMessage,
  urlOf: UrlOf,
): MessageAnswer {
  const { id, conversationId, senderId, sender, replyToId, clientId, sentAt, editedAt } = message;
  const isRead = isReadBy(message, people, viewerId);
  return {
    id,
    message_id: id,
    messageId: id,
    conversation_id: conversationId,
    conversationId,
    seq: message.seq,
    sender_id: senderId,
    senderId,
    sender: sender && presentAuthor(sender, urlOf),
    text: message.text,
    type: message.type,
    media: message.media.map(({ key, alt, width, height }) => ({ type: "image", url: urlOf(key), alt, width, height })),
    reply_to_id: replyToId,
    replyToId,
    client_id: clientId,
    clientId,
    reactions: reactions.map(({ emoji, count, reactedByViewer }) => ({ emoji, count, reacted: reactedByViewer })),
    sent_at: sentAt,
    sentAt,
    edited_at: editedAt,
    editedAt,
    deleted: message.deleted,
    hidden: message.hidden,
    is_read: isRead,
    isRead,
  };
}

/** Presents a conversation in REST. */
export function presentConversation(
  { conversation, people, last, messages, viewerId }: PresentedConversation,
  urlOf: UrlOf,
): ConversationAnswer {
  const { lastMessageAt, lastSeq, lastReadSeq, unreadCount, isMuted, mutedUntil } = conversation;
  const participantIds = people.map(({ userId }) => userId);
  const lastMessage = last && lineOf(last);
  return {
    id: conversation.id,
    kind: conversation.kind,
    name: conversation.name,
    title: titleOf(conversation, people, viewerId),
    participant_ids: participantIds,
    participantIds,
    participants: people.flatMap(({ user, role }) => (user ? [{ ...presentAuthor(user, urlOf), role }] : [])),
    last_message: lastMessage,
    lastMessage,
    last_message_at: lastMessageAt,
    lastMessageAt,
    last_seq: lastSeq,
    lastSeq,
    last_read_seq: lastReadSeq,
    lastReadSeq,
    unread_count: unreadCount,
    unreadCount,
    state: conversation.viewerState,
    role: conversation.viewerRole,
    writing: conversation.writing,
    is_muted: isMuted,
    isMuted,
    muted_until: mutedUntil,
    mutedUntil,
    messages: messages.map((message) => presentMessage(message, urlOf)),
  };
}

const lineOf = ({ text, type }: MessageView) => text || (type === "image" ? "Picture" : "");
