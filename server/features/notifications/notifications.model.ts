import { defineEvent } from "#server/platform/live/events";
import type { FILTERS } from "./notifications.rules.ts";

/*
 * A notification is a row first: it is written in the transaction of the act that it reports, and sockets only deliver
 * it. Acts of one kind on one thing are grouped in one row while they follow each other within a day, for a week at
 * most. Whoever takes an act back is removed from the row; doing it again adds them again, without a second live
 * delivery. The rule of visibility is applied twice: when a notification is written, and whenever it is read.
 */

export const TYPES = [
  "like",
  "comment",
  "reply",
  "mention",
  "comment_like",
  "bond_request",
  "bond_accepted",
  "group_request",
  "group_approved",
  "message_request",
] as const;
export type NotificationType = (typeof TYPES)[number];

/** Something that somebody did, for one member. */
export interface News {
  type: NotificationType;
  /** The member who is notified. */
  userId: number;
  /** The member who did it. */
  actorId: number;
  postId?: number | null;
  commentId?: number | null;
  groupId?: number | null;
  conversationId?: number | null;
  /**
   * The thing that the act made, or else the thing it was done to. With its actor it identifies an act that is taken
   * back.
   */
  entityId?: number | null;
}

/** Acts that are taken back, by their members, by the thing they made or were done to, and by key or kind. */
export interface Withdrawal {
  actorIds: readonly number[];
  entityId: number;
  keys?: string[];
  types?: NotificationType[];
  /** Members who keep their notification. */
  keep?: number[];
}

/** A notification as its member sees it. */
export interface NotificationView {
  id: number;
  userId: number;
  type: NotificationType;
  /** The last members who did it, newest first. */
  actorIds: number[];
  /** The number of members who did it. */
  actorsCount: number;
  postId: number | null;
  /** The comment that the notification is about: the one that was written, liked, or mentions the member. */
  commentId: number | null;
  groupId: number | null;
  group: { name: string; slug: string } | null;
  conversationId: number | null;
  /** The beginning of the text of the post or the comment. */
  excerpt: string | null;
  seen: boolean;
  read: boolean;
  /** The time when somebody did it last. */
  lastEventAt: string;
}

export type Filter = (typeof FILTERS)[number];

/** Whether a member wants notifications of one kind. */
export interface NotificationSetting {
  type: NotificationType;
  enabled: boolean;
}

/** A notification names at most this many of its actors. */
export const ACTORS_MAX = 5;
/** Unseen and unread notifications are counted up to this number; a badge says 99+. */
export const WAITING_MAX = 100;
/** All notifications of a member are counted up to this number. */
export const TOTAL_MAX = 1_000;
/** Notifications on a page, of REST and by default of GraphQL. */
export const PAGE_SIZE = 20;
/** One call marks at most this many notifications by their ids. */
export const IDS_MAX = 100;
/** Days for which notifications are stored. */
export const RETENTION_DAYS = 90;

export const NOTIFICATION = "This notification";
export const SEEN = "Notifications seen";
export const READ = "Notifications marked as read";
export const SETTINGS_SAVED = "Settings saved";

/** Acts with the same key are grouped in one notification. At most one row of a key is open to further acts. */
export function keyOf({ type, ...news }: News): string {
  switch (type) {
    case "like":
    case "comment":
      return `${type}:${news.postId}`;
    case "reply":
    case "comment_like":
      return `${type}:${news.commentId}`;
    case "mention":
      return news.entityId == null ? `mention:post:${news.postId}` : mentionKey(news.entityId);
    case "bond_request":
      return `${type}:${news.actorId}`;
    case "bond_accepted":
      return type;
    case "group_request":
    case "group_approved":
      return `${type}:${news.groupId}`;
    case "message_request":
      return `${type}:${news.conversationId}`;
  }
}

/** The key of those who are mentioned in a comment. */
export const mentionKey = (commentId: number): string => `mention:comment:${commentId}`;

/** The thing by which an act is found when it is taken back. */
export const entityOf = ({ type, entityId, commentId, postId, groupId, conversationId, actorId }: News): number =>
  type === "bond_request" || type === "bond_accepted"
    ? actorId
    : (entityId ?? commentId ?? postId ?? groupId ?? conversationId ?? 0);

/** Is published live: these members have these notifications, which are new or have a new actor. */
export const notificationsArrived = defineEvent<{ rings: { userId: number; id: number }[] }>("notificationsRang");
