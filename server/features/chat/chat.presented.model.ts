import type { MessageView, ReactionView } from "./chat.messages.model.ts";
import type { ConversationView, ParticipantView } from "./chat.model.ts";

/** A message with everything that its reader sees beside it. */
export interface PresentedMessage {
  message: MessageView;
  reactions: readonly ReactionView[];
  /** The participants of its conversation. */
  people: readonly ParticipantView[];
  viewerId: number;
}

/** A conversation with its participants and messages. */
export interface PresentedConversation {
  conversation: ConversationView;
  people: readonly ParticipantView[];
  last: MessageView | null;
  messages: readonly PresentedMessage[];
  viewerId: number;
}
