import { invalid } from "#server/core/errors";
import { toPageSize } from "#server/core/pagination";
import type { StoredMedia } from "#server/db/schema/images";
import type { Person } from "#server/features/people/people.model";
import { DELETE_MINUTES, EDIT_MINUTES } from "./chat.limits.rules.ts";
import type { ParticipantView } from "./chat.model.ts";

/** A message. Its reactions and receipts, which differ by reader, are loaded in batches. */
export interface MessageView {
  id: number;
  conversationId: number;
  seq: number;
  /** Null when the account is deleted, or one of the two has blocked the other. */
  sender: Person | null;
  senderId: number | null;
  type: "text" | "image" | "system";
  text: string;
  media: StoredMedia[];
  replyToId: number | null;
  clientId: string | null;
  sentAt: string;
  editedAt: string | null;
  deleted: boolean;
  /** Whether there is a block between sender and reader, who then learns only that there is a message. */
  hidden: boolean;
}

export interface ReactionView {
  emoji: string;
  count: number;
  reactedByViewer: boolean;
}

/** Messages of one conversation in their order. */
export interface MessagePageView {
  items: MessageView[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** Which messages of a conversation: the newest, or those before or after a number. */
export interface MessagesRequest {
  conversationId: number;
  first: number;
  before: number | null;
  after: number | null;
}

const MINUTE_MS = 60_000;
const endOf = (sentAt: string, minutes: number) => new Date(Date.parse(sentAt) + minutes * MINUTE_MS).toISOString();

type Sent = Pick<MessageView, "senderId" | "type" | "sentAt" | "deleted" | "hidden">;

const isOwn = (message: Sent, viewerId: number) =>
  message.senderId === viewerId && message.type !== "system" && !message.deleted;

/** Until when the viewer may change a message's text, passed or not; null for what they never may. */
export const editableUntil = (message: Sent, viewerId: number): string | null =>
  isOwn(message, viewerId) ? endOf(message.sentAt, EDIT_MINUTES) : null;

/** Until when the viewer may delete a message for all. */
export const deletableUntil = (message: Sent, viewerId: number): string | null =>
  isOwn(message, viewerId) ? endOf(message.sentAt, DELETE_MINUTES) : null;

/**
 * The request for a page of messages.
 * @throws DomainError BAD_USER_INPUT for what is no number, or a size outside 1 to 50.
 */
export function toMessagesRequest(
  conversationId: number,
  {
    first,
    before = null,
    after = null,
  }: { first: number; before?: number | null | undefined; after?: number | null | undefined },
): MessagesRequest {
  const sent = { limit: first, before, after };
  for (const [field, value] of Object.entries(sent))
    if (Number.isNaN(value)) throw invalid({ [field]: ["This is not a number."] });
  return { conversationId, first: toPageSize(first), before, after };
}

/** Of the viewer's own message: whether all others who show it have read it; of others': whether the viewer has. */
export function isReadBy(
  { seq, senderId }: MessageView,
  people: readonly ParticipantView[],
  viewerId: number,
): boolean {
  if (senderId !== viewerId) return (people.find(({ userId }) => userId === viewerId)?.lastReadSeq ?? 0) >= seq;
  const receipts = people.flatMap(({ userId, lastReadSeq }) =>
    userId !== viewerId && lastReadSeq !== null ? [lastReadSeq] : [],
  );
  return receipts.length > 0 && receipts.every((read) => read >= seq);
}

/** A stored message as its reader may see it: across a block, only that there is one. */
export function toMessageView({
  id,
  conversationId,
  seq,
  sender,
  senderId,
  type,
  text,
  media,
  replyToId,
  clientId,
  sentAt,
  editedAt,
  deleted,
  hidden,
}: MessageView): MessageView {
  const visible = { id, conversationId, seq, type, sentAt, deleted, hidden };
  return hidden
    ? { ...visible, sender: null, senderId: null, text: "", media: [], replyToId: null, clientId: null, editedAt: null }
    : { ...visible, sender, senderId, text, media, replyToId, clientId, editedAt };
}

/** A message that its sender has deleted, for a sender who cannot read the conversation any more. */
export const toDeletedView = (
  id: number,
  senderId: number,
  {
    conversationId,
    seq,
    type,
    clientId,
    sentAt,
  }: Pick<MessageView, "conversationId" | "seq" | "type" | "clientId" | "sentAt">,
): MessageView => ({
  id,
  conversationId,
  seq,
  type,
  clientId,
  sentAt,
  senderId,
  sender: null,
  text: "",
  media: [],
  replyToId: null,
  editedAt: null,
  deleted: true,
  hidden: false,
});
