import type { NotificationType, NotificationView } from "./notifications.model.ts";

/** The sentence of a notification in two parts, because a screen emphasizes the first. */
export interface Sentence {
  /** The actors: "Ada Lovelace and 4 others". */
  who: string;
  /** The act: "liked your idea". */
  what: string;
}

type Subject = Pick<NotificationView, "type" | "actorsCount" | "commentId" | "group">;

/**
 * Returns the sentence of a notification, which GraphQL, REST and all clients show. `names` begins with its latest
 * actors.
 */
export function sentenceOf(notification: Subject, names: readonly string[]): Sentence {
  return { who: whoOf(names, notification.actorsCount), what: WHAT[notification.type](notification) };
}

function whoOf([first = "Somebody", second]: readonly string[], count: number): string {
  const others = count - 1;
  if (others < 1) return first;
  if (others === 1) return `${first} and ${second ?? "1 other"}`;
  return `${first} and ${others.toLocaleString("en-US")} others`;
}

const groupOf = ({ group }: Subject) => group?.name ?? "your group";

const WHAT: Record<NotificationType, (notification: Subject) => string> = {
  like: () => "liked your idea",
  comment: () => "commented on your idea",
  reply: () => "replied to your comment",
  mention: ({ commentId }) => `mentioned you in ${commentId === null ? "an idea" : "a comment"}`,
  comment_like: () => "liked your comment",
  bond_request: () => "sent you a friend request",
  bond_accepted: () => "accepted your friend request",
  group_request: (notification) => `asked to join ${groupOf(notification)}`,
  group_approved: (notification) => `approved your request to join ${groupOf(notification)}`,
  message_request: () => "wants to send you a message",
};

type Target = Pick<NotificationView, "type" | "postId" | "commentId" | "group" | "conversationId">;

/** Returns the path of the site to which a notification leads. `username` is that of its latest actor. */
export function pathOf({ type, postId, commentId, group, conversationId }: Target, username: string | null): string {
  if (postId !== null) return commentId === null ? `/post/${postId}` : `/post/${postId}?comment=${commentId}`;
  if (conversationId !== null) return `/chat?c=${conversationId}`;
  if (type === "bond_accepted" && username !== null) return `/profile/${username.toLowerCase()}`;
  if (group) return type === "group_request" ? `/groups/${group.slug}?tab=requests` : `/groups/${group.slug}`;
  return type === "bond_request" ? "/bonds" : "/notifications";
}

const EXCERPT_MAX = 140;

/** Returns the beginning of a text on one line, cut where a word ends. */
export function excerptOf(text: string | null): string | null {
  const line = (text ?? "").replace(/\s+/gu, " ").trim();
  if (line.length <= EXCERPT_MAX) return line || null;
  const head = line.slice(0, EXCERPT_MAX + 1);
  const end = head.lastIndexOf(" ");
  return `${end > EXCERPT_MAX / 2 ? head.slice(0, end) : line.slice(0, EXCERPT_MAX).replace(/\p{Surrogate}$/u, "")}…`;
}
