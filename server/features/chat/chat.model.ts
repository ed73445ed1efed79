import type { Person } from "#server/features/people/people.model";
import type { MuteDuration } from "#server/features/bonds/bonds.rules";
import type { FILTERS } from "./chat.limits.rules.ts";

/*
 * Members talk in conversations of two, or of a group with a name. Messages are numbered 1, 2, 3 … in each, without
 * gaps, so that a client that was away asks for what follows its last one. Bonds write to each other at once. The first
 * message of anybody else is a request, after which nothing more can be written until it is accepted. Across a block
 * neither member sees the other: their conversation of two is gone for both, and in groups they have no name or picture.
 */

type ConversationKind = "direct" | "group";
export type ConversationFilter = (typeof FILTERS)[number];
/** The state of a conversation for the viewer. Members who declined it or left do not see it. */
type ViewerState = "accepted" | "request";
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
  /** The time of the last message, or else of the beginning of the conversation. */
  lastMessageAt: string;
  /** The number of messages of others after the one that was read last. */
  unreadCount: number;
  isMuted: boolean;
  mutedUntil: string | null;
  writing: Writing;
  createdAt: string;
}

/** Somebody in a conversation, as another of its members sees them. */
export interface ParticipantView {
  /** Null when one of the two has blocked the other. */
  user: Person | null;
  userId: number;
  role: "owner" | "member";
  /** Null when one of the two hides it, or the request is pending. */
  lastReadSeq: number | null;
  /** Whether they were invited and have not answered. */
  isInvited: boolean;
}

/** How long a conversation is muted; `off` unmutes it. */
export type MuteLength = MuteDuration | "off";

/** The other member of a conversation of two, where they can be shown. */
export function otherOf(
  { kind }: ConversationView,
  people: readonly ParticipantView[],
  viewerId: number,
): Person | null {
  if (kind === "group") return null;
  return people.find(({ userId }) => userId !== viewerId)?.user ?? null;
}

/** The title of a conversation: its name, or the name of the other member. */
export function titleOf(view: ConversationView, people: readonly ParticipantView[], viewerId: number): string {
  return view.name ?? otherOf(view, people, viewerId)?.name ?? "Deleted member";
}
