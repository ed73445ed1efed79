import type { NotificationType, NotificationView } from "./notifications.model.ts";

/** The sentence of a notification in two parts, since the first stands out on a screen. */
export interface Sentence {
  /** "Ada Lovelace and 4 others" */
  who: string;
  /** "liked your idea" */
  what: string;
}

type Told = Pick<NotificationView, "type" | "actorsCount" | "commentId" | "group">;

/** The one place where notifications are put into words. `names` are those who did it last, newest first. */
export function sentenceOf(told: Told, names: readonly string[]): Sentence {
  return { who: whoOf(names, told.actorsCount), what: WHAT[told.type](told) };
}

function whoOf([first = "Somebody", second]: readonly string[], count: number): string {
  const others = count - 1;
  if (others < 1) return first;
  if (others === 1) return `${first} and ${second ?? "1 other"}`;
  return `${first} and ${others.toLocaleString("en-US")} others`;
}

const groupOf = ({ group }: Told) => group?.name ?? "your group";

const WHAT: Record<NotificationType, (told: Told) => string> = {
  like: () => "liked your idea",
  comment: () => "commented on your idea",
  reply: () => "replied to your comment",
  mention: ({ commentId }) => `mentioned you in ${commentId === null ? "an idea" : "a comment"}`,
  comment_like: () => "liked your comment",
  bond_request: () => "sent you a friend request",
  bond_accepted: () => "accepted your friend request",
  group_request: (told) => `asked to join ${groupOf(told)}`,
  group_approved: (told) => `approved your request to join ${groupOf(told)}`,
  message_request: () => "wants to send you a message",
};

type Placed = Pick<NotificationView, "type" | "postId" | "commentId" | "group" | "conversationId">;

/** Where a notification leads: a path of the site. `username` is that of who did it last. */
export function pathOf({ type, postId, commentId, group, conversationId }: Placed, username: string | null): string {
  if (postId !== null) return commentId === null ? `/post/${postId}` : `/post/${postId}?comment=${commentId}`;
  if (conversationId !== null) return `/chat?c=${conversationId}`;
  if (type === "bond_accepted" && username !== null) return `/profile/${username.toLowerCase()}`;
  if (group) return type === "group_request" ? `/groups/${group.slug}?tab=requests` : `/groups/${group.slug}`;
  return type === "bond_request" ? "/bonds" : "/notifications";
}

const EXCERPT_MAX = 140;

/** A beginning of a text on one line, cut where a word ends. */
export function excerptOf(text: string | null): string | null {
  const line = (text ?? "").replace(/\s+/gu, " ").trim();
  if (line.length <= EXCERPT_MAX) return line || null;
  const head = line.slice(0, EXCERPT_MAX + 1);
  const end = head.lastIndexOf(" ");
  return `${end > EXCERPT_MAX / 2 ? head.slice(0, end) : line.slice(0, EXCERPT_MAX).replace(/\p{Surrogate}$/u, "")}…`;
}
