import type { Pending } from "#client/lib/state/Outbox.ts";
import type { MessageMedia, Quoted } from "./chatMessage.ts";

/** A chat message as a member has written it. */
export interface WrittenMessage {
  clientId: string;
  conversationId: string;
  text: string;
  replyTo: Quoted | null;
  media: MessageMedia[];
  writtenAt: string;
}

/** A chat message that the outbox has not sent yet. */
export type PendingMessage = Pending<WrittenMessage>;
