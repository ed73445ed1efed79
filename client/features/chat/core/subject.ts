import type { ChatMessage } from "./chatMessage.ts";

/** The message that the member replies to or edits in the box. */
export type Subject = { is: "reply" | "edit"; message: ChatMessage } | null;
