import { conflict, DomainError, forbidden, notFound } from "#server/core/errors";
import { toPageRequest } from "#server/core/pagination";
import type { StoredMedia } from "#server/db/schema/images";
import type { Person } from "#server/features/people/people.model";
import { defineEvent } from "#server/platform/live/events";
import { DELETE_MINUTES, EDIT_MINUTES, MEMBERS_MAX } from "./chat.limits.rules.ts";

/*
 * Members talk in conversations of two, or of a group with a name. Messages are numbered 1, 2, 3 … in each, without
 * gaps, so that whoever was away asks for what follows the last they have. Bonds write to each other at once; what
 * somebody else writes first waits as a request, one message long, until it is accepted. Across a block nobody sees or
 * hears the other: their conversation of two is gone for both, and in groups they stand as somebody without a face.
 */

export type ConversationKind = "direct" | "group";
export const FILTERS = ["all", "unread", "groups", "requests"] as const;
export type ConversationFilter = (typeof FILTERS)[number];
/** What a conversation is to the viewer: whoever declined it or left does not see it. */
export type ViewerState = "accepted" | "request";
/** Whether the viewer may write: at once; one message first; not before the other answers; not at all. */
export type Writing = "open" | "first" | "waiting" | "closed";

/** A conversation as one of its members sees it. */
export interface ConversationView {
  id: number;
  kind: ConversationKind;
  name: string | null;
  viewerState: ViewerState;
  viewerRole: "owner" | "member";
  lastSeq: number;
  lastReadSeq: number;
  lastMessageId: number | null;
  /** When the last message was sent, or the conversation begun. */
  lastMessageAt: string;
  /** Messages of others behind the one that was read last. */
  unreadCount: number;
  isMuted: boolean;
  mutedUntil: string | null;
  writing: Writing;
  createdAt: string;
}

/** Somebody in a conversation, as another of its members sees them. */
export interface ParticipantView {
  /** Null where one of the two has blocked the other. */
  user: Person | null;
  userId: number;
  role: "owner" | "member";
  /** Null where one of the two does not show it, or the request waits. */
  lastReadSeq: number | null;
  /** Whether they were asked and have not answered. */
  isInvited: boolean;
}

/** A message; what each reader sees of it beside (reactions, receipts) is asked for by batches. */
export interface MessageView {
  id: number;
  conversationId: number;
  seq: number;
  /** Null: the account is gone, or one of the two has blocked the other. */
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
  /** Whether it stands across a block: there is a message of this number, and no more is told. */
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

export type ChatEventKind =
  "message_sent" | "message_changed" | "conversation_changed" | "conversation_gone" | "read_moved" | "resync";

/** What the members of a conversation are told. */
export interface ChatEvent {
  kind: ChatEventKind;
  conversationId: number | null;
  message: MessageView | null;
  readerId: number | null;
  lastReadSeq: number | null;
}

/** Somebody types, or no longer does. */
export interface TypingView {
  conversationId: number;
  user: Person;
  isTyping: boolean;
  expiresAt: string;
}

/** A message was sent or changed. */
export const messageTold = defineEvent<{ messageId: number; conversationId: number; isNew: boolean }>("messageTold");
/** These conversations are others now, for all who are in them, or for the members who are named. */
export const conversationsChanged = defineEvent<{ conversationIds: number[]; memberIds?: number[] }>(
  "conversationsChanged",
);
/** These members are not in it any more. */
export const conversationLeft = defineEvent<{ conversationId: number; memberIds: number[] }>("conversationLeft");
/** Somebody has read up to this number. */
export const readMoved = defineEvent<{ conversationId: number; memberId: number; seq: number }>("readMoved");
/** Somebody types, or no longer does. */
export const typed = defineEvent<{ conversationId: number; memberId: number; isTyping: boolean }>("typed");
/** Somebody who is no bond wrote first: the member is asked whether they want to hear them. */
export const messageRequested = defineEvent<{ conversationId: number; fromId: number; toId: number }>(
  "messageRequested",
);

/** For how long a conversation does not ring. */
export const MUTE_LENGTHS = ["hour", "eight_hours", "forever", "off"] as const;
export type MuteLength = (typeof MUTE_LENGTHS)[number];
/** The hours of each: null is without end. */
export const MUTE_HOURS: Record<MuteLength, number | null> = { hour: 1, eight_hours: 8, forever: null, off: 0 };

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

/** Messages at most of one REST page. */
export const MESSAGES_PER_PAGE = 50;
export const CONVERSATIONS_PER_PAGE = 20;
export const FOUND_PER_PAGE = 20;
/** Unread messages that are counted in one conversation; screens show 99+. */
export const UNREAD_COUNTED = 1_000;
/** In larger conversations nobody is told who types. */
export const TYPING_MEMBERS_MAX = 20;

export const CONVERSATION = "This conversation";
export const MESSAGE = "This message";
export const MEMBER = "This member";

export const ONESELF = "Choose who you want to write to.";
export const NOT_OWNER = "Only the owner of the group can do this.";
export const ONLY_GROUPS = "This is possible in groups only.";

export const onlyBonds = () => forbidden("You can add friends only.");
export const noSuchConversation = () => notFound(CONVERSATION);
export const noSuchMessage = () => notFound(MESSAGE);
export const waiting = () => forbidden("They have to accept your first message before you can write again.");
export const closed = () => forbidden("You cannot write in this conversation.");
export const takesNone = () => forbidden("This member does not take messages from you.");
export const tooLate = (what: "changed" | "deleted", minutes: number) =>
  conflict(`A message can be ${what} within ${minutes} minutes.`);
export const tooMany = () => new DomainError("CONFLICT", `A conversation has at most ${MEMBERS_MAX} members.`);

/** Something may have been missed: clients ask again. */
export const RESYNC: ChatEvent = {
  kind: "resync",
  conversationId: null,
  message: null,
  readerId: null,
  lastReadSeq: null,
};

/** What a list of messages asks for. @throws DomainError BAD_USER_INPUT for a size outside 1 to 50. */
export function toMessagesRequest(
  conversationId: number,
  { first, before, after }: { first: number; before?: number | null | undefined; after?: number | null | undefined },
): MessagesRequest {
  return { conversationId, first: toPageRequest(first, null).first, before: before ?? null, after: after ?? null };
}

/** Of two: the other one, where they can be shown. */
export function otherOf(
  { kind }: ConversationView,
  people: readonly ParticipantView[],
  viewerId: number,
): Person | null {
  if (kind === "group") return null;
  return people.find(({ userId }) => userId !== viewerId)?.user ?? null;
}

/** What a conversation is called: by its name, or by who else is in it. */
export function titleOf(view: ConversationView, people: readonly ParticipantView[], viewerId: number): string {
  return view.name ?? otherOf(view, people, viewerId)?.name ?? "Deleted member";
}

/** Of the viewer's own message: whether all others who show it have read it; of others': whether the viewer has. */
export function isReadBy(
  { seq, senderId }: MessageView,
  people: readonly ParticipantView[],
  viewerId: number,
): boolean {
  if (senderId !== viewerId) return (people.find(({ userId }) => userId === viewerId)?.lastReadSeq ?? 0) >= seq;
  const shown = people.flatMap(({ userId, lastReadSeq }) =>
    userId !== viewerId && lastReadSeq !== null ? [lastReadSeq] : [],
  );
  return shown.length > 0 && shown.every((read) => read >= seq);
}

/** What the reader may know of a stored message: across a block, that there is one. */
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
  const place = { id, conversationId, seq, type, sentAt, deleted, hidden };
  return hidden
    ? { ...place, sender: null, senderId: null, text: "", media: [], replyToId: null, clientId: null, editedAt: null }
    : { ...place, sender, senderId, text, media, replyToId, clientId, editedAt };
}
