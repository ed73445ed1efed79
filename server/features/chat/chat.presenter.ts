import type { UrlOf } from "#server/features/media/media.model";
import { presentAuthor } from "#server/features/profiles/profiles.presenter";
import {
  type ConversationView,
  isReadBy,
  type MessageView,
  type ParticipantView,
  type ReactionView,
  titleOf,
} from "./chat.model.ts";

const bothNames = <T>(snake: string, camel: string, value: T) => ({ [snake]: value, [camel]: value });

/** What a message is beside itself. */
export interface MessageFacts {
  reactions: ReactionView[];
  /** Who is in its conversation. */
  people: readonly ParticipantView[];
  viewerId: number;
}

/** A message in REST. */
export function presentMessage(message: MessageView, facts: MessageFacts, urlOf: UrlOf) {
  const { id, seq, sender, type, text, media, deleted, hidden } = message;
  return {
    id,
    ...bothNames("message_id", "messageId", id),
    ...bothNames("conversation_id", "conversationId", message.conversationId),
    seq,
    ...bothNames("sender_id", "senderId", message.senderId),
    sender: sender && presentAuthor(sender, urlOf),
    text,
    type,
    media: media.map(({ key, alt, width, height }) => ({ type: "image", url: urlOf(key), alt, width, height })),
    ...bothNames("reply_to_id", "replyToId", message.replyToId),
    ...bothNames("client_id", "clientId", message.clientId),
    reactions: facts.reactions.map(({ emoji, count, reactedByViewer }) => ({ emoji, count, reacted: reactedByViewer })),
    ...bothNames("sent_at", "sentAt", message.sentAt),
    ...bothNames("edited_at", "editedAt", message.editedAt),
    deleted,
    hidden,
    ...bothNames("is_read", "isRead", isReadBy(message, facts.people, facts.viewerId)),
  };
}

interface ConversationFacts {
  people: readonly ParticipantView[];
  last: MessageView | null;
  messages: object[];
  viewerId: number;
}

/** A conversation in REST. */
export function presentConversation(
  conversation: ConversationView,
  { people, last, messages, viewerId }: ConversationFacts,
  urlOf: UrlOf,
) {
  const participantIds = people.map(({ userId }) => userId);
  return {
    id: conversation.id,
    kind: conversation.kind,
    name: conversation.name,
    title: titleOf(conversation, people, viewerId),
    ...bothNames("participant_ids", "participantIds", participantIds),
    participants: people.flatMap(({ user, role }) => (user ? [{ ...presentAuthor(user, urlOf), role }] : [])),
    ...bothNames("last_message", "lastMessage", last && (last.text || (last.type === "image" ? "Picture" : ""))),
    ...bothNames("last_message_at", "lastMessageAt", conversation.lastMessageAt),
    ...bothNames("last_seq", "lastSeq", conversation.lastSeq),
    ...bothNames("last_read_seq", "lastReadSeq", conversation.lastReadSeq),
    ...bothNames("unread_count", "unreadCount", conversation.unreadCount),
    state: conversation.viewerState,
    role: conversation.viewerRole,
    writing: conversation.writing,
    ...bothNames("is_muted", "isMuted", conversation.isMuted),
    ...bothNames("muted_until", "mutedUntil", conversation.mutedUntil),
    messages,
  };
}
