import type { ChatMessage } from "./chatMessage.ts";

/** The message that is answered or changed in the box. */
export type Subject = { is: "reply" | "edit"; message: ChatMessage } | null;
