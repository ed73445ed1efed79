import { randomUUID } from "node:crypto";
import type { Person } from "./people.ts";
import { Listener } from "./live.ts";
import type { Instance } from "./app.ts";

export interface RestMessage {
  id: number;
  messageId: number;
  conversationId: number;
  seq: number;
  senderId: number | null;
  sender: { id: number; name: string } | null;
  text: string;
  type: "text" | "image" | "system";
  media: { url: string }[];
  replyToId: number | null;
  clientId: string | null;
  reactions: { emoji: string; count: number; reacted: boolean }[];
  sentAt: string;
  editedAt: string | null;
  deleted: boolean;
  hidden: boolean;
  isRead: boolean;
}

export interface RestConversation {
  id: number;
  kind: "direct" | "group";
  name: string | null;
  title: string;
  participantIds: number[];
  participants: { id: number; role: string }[];
  lastMessage: string | null;
  lastMessageAt: string;
  lastSeq: number;
  unreadCount: number;
  state: "accepted" | "request";
  role: "owner" | "member";
  writing: "open" | "first" | "waiting" | "closed";
  isMuted: boolean;
  messages: RestMessage[];
}

interface OneConversation {
  conversation: RestConversation;
  message: string;
}

/** Begins a conversation of two, or of a group. */
export async function talk(who: Person, others: Person[], name?: string): Promise<RestConversation> {
  const body = { participant_ids: others.map(({ id }) => id), ...(name !== undefined && { name }) };
  const answer = await who.send<OneConversation>("/api/conversations", body);
  if (answer.status !== 201) throw new Error(`beginning a conversation answered ${answer.status}: ${answer.text}`);
  return answer.body.conversation;
}

/** Tries to send a message. */
export const trySendMessage = (who: Person, { id }: { id: number }, text: string, more: Record<string, unknown> = {}) =>
  who.send<{ message: RestMessage }>(`/api/conversations/${id}/messages`, { text, client_id: randomUUID(), ...more });

/** Sends a message. */
export async function sendMessage(
  who: Person,
  where: { id: number },
  text: string,
  more: Record<string, unknown> = {},
): Promise<RestMessage> {
  const { status, body, text: answer } = await trySendMessage(who, where, text, more);
  if (status !== 201) throw new Error(`sending answered ${status}: ${answer}`);
  return body.message;
}

/** Opens a conversation with its newest messages. */
export async function open(who: Person, { id }: { id: number }): Promise<RestConversation> {
  const { status, body, text } = await who.get<OneConversation>(`/api/conversations/${id}`);
  if (status !== 200) throw new Error(`a conversation answered ${status}: ${text}`);
  return body.conversation;
}

/** Lists a member's conversations. */
export async function listOf(who: Person, query = ""): Promise<RestConversation[]> {
  const { body } = await who.get<{ conversations: RestConversation[] }>(`/api/conversations${query}`);
  return body.conversations;
}

/** Returns how many messages a member has not read. */
export const unreadOf = async (who: Person) => (await who.get<{ count: number }>("/api/messages/count")).body.count;

export interface ChatNews {
  messageEvents: {
    kind: string;
    conversationId: string | null;
    readerId: string | null;
    lastReadSeq: number | null;
    message: { id: string; seq: number; text: string; hidden: boolean; deleted: boolean } | null;
  };
}

const NEWS = `subscription { messageEvents { kind conversationId readerId lastReadSeq
  message { id seq text hidden deleted } } }`;

/** Subscribes to the events of a member's conversations. */
export const listen = (instance: Pick<Instance, "url">, who: Person) =>
  new Listener<ChatNews>(instance, who.token, NEWS);
