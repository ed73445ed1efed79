import type { Person } from "#server/features/people/people.model";
import { defineEvent } from "#server/platform/live/events";
import type { MessageView } from "./chat.messages.model.ts";

type ChatEventKind =
  "message_sent" | "message_changed" | "conversation_changed" | "conversation_gone" | "read_moved" | "resync";

/** An event that is delivered live to members of a conversation. */
export interface ChatEvent {
  kind: ChatEventKind;
  conversationId: number | null;
  message: MessageView | null;
  readerId: number | null;
  lastReadSeq: number | null;
}

/** A member who types, or who has stopped. */
export interface TypingView {
  conversationId: number;
  user: Person;
  isTyping: boolean;
  expiresAt: string;
}

/** An event of this kind, in which everything that it does not name is empty. */
export const chatEvent = (event: Pick<ChatEvent, "kind"> & Partial<ChatEvent>): ChatEvent => ({
  conversationId: null,
  message: null,
  readerId: null,
  lastReadSeq: null,
  ...event,
});

/** A message was sent or changed. */
export const messageChanged = defineEvent<{ messageId: number; conversationId: number; isNew: boolean }>("messageTold");
/** These conversations changed, for all of their members or for those that are named. */
export const conversationsChanged = defineEvent<{ conversationIds: number[]; memberIds?: number[] }>(
  "conversationsChanged",
);
/** These members are no longer in the conversation. */
export const conversationLeft = defineEvent<{ conversationId: number; memberIds: number[] }>("conversationLeft");
/** A member has read up to this number. */
export const readMoved = defineEvent<{ conversationId: number; memberId: number; seq: number }>("readMoved");
/** A member types, or has stopped. */
export const typed = defineEvent<{ conversationId: number; memberId: number; isTyping: boolean }>("typed");
/** A member who is no bond of the other wrote first, which the other may accept or decline. */
export const messageRequested = defineEvent<{ conversationId: number; fromId: number; toId: number }>(
  "messageRequested",
);
