import type { MessageView, ReactionView } from "./chat.messages.model.ts";
import type { ConversationView, ParticipantView } from "./chat.model.ts";

/** A message with what its reader sees of it beside. */
export interface PresentedMessage {
  message: MessageView;
  reactions: readonly ReactionView[];
  /** Who is in its conversation. */
  people: readonly ParticipantView[];
  viewerId: number;
}

/** A conversation with who is in it and what was said. */
export interface PresentedConversation {
  conversation: ConversationView;
  people: readonly ParticipantView[];
  last: MessageView | null;
  messages: readonly PresentedMessage[];
  viewerId: number;
}
