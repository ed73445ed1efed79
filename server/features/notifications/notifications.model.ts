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
  "follow",
  "group_request",
  "group_approved",
  "group_declined",
  "group_invited",
  "group_post_removed",
  "group_post",
  "group_post_waiting",
  "group_post_approved",
  "group_post_declined",
  "message_request",
  "report_decided",
  "moderation",
] as const;
export type NotificationType = (typeof TYPES)[number];

/** The kinds that a member can turn off: whoever is moderated has to know it. */
export const SETTABLE = TYPES.filter((type): type is Exclude<NotificationType, "moderation"> => type !== "moderation");

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
  /** Whether what was removed from a group is a comment. */
  isComment?: boolean;
  conversationId?: number | null;
  /** The row of the staff's log of an act that concerns the member, who stands for the staff themself. */
  moderationId?: number | null;
  /** Whether the act was taken back. */
  isTakenBack?: boolean;
  /** The report that was decided. Its reporter stands for the staff, who are not named. */
  reportId?: number | null;
  /** What the actor has written about it. */
  words?: string | null;
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

/** What a notification says of a report. */
export interface DecidedReport {
  state: "open" | "upheld" | "dismissed";
  kind: "post" | "comment" | "message" | "member" | "group";
  /** The name of the author, the member or the group; null where the account was deleted. */
  name: string | null;
}

/** What a notification says of an act of moderators that concerns the member. */
export interface ActOfModerators {
  kind: DecidedReport["kind"];
  outcome: "dismiss" | "hide" | "remove" | "warn" | "limit" | "suspend";
  /** The key of the broken rule and its heading. */
  rule: string | null;
  ruleTitle: string | null;
  /** The path to the thing; null for a message, and for what the member does not see any more. */
  path: string | null;
  isTakenBack: boolean;
}

/** A notification as its member sees it. */
export interface NotificationView {
  id: number;
  userId: number;
  type: NotificationType;
  /** The last members who did it, newest first; none where staff did it, who are not named. */
  actorIds: number[];
  /** The number of members who did it. */
  actorsCount: number;
  postId: number | null;
  /** The comment that the notification is about: the one that was written, liked, or mentions the member. */
  commentId: number | null;
  groupId: number | null;
  group: { name: string; slug: string } | null;
  /** Whether what was removed from a group is a comment. */
  isOfComment: boolean;
  conversationId: number | null;
  /** The member's report that was decided. */
  report: DecidedReport | null;
  /** The act of moderators that concerns the member. */
  moderation: ActOfModerators | null;
  /** The beginning of the text of the post or the comment, or what the actor or moderators have written about the act. */
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

/** What admins of a group decided about somebody, or a post of theirs: each has words of its own, so no other act joins it. */
const WITH_WORDS = ["group_declined", "group_post_removed", "group_post_approved", "group_post_declined"] as const;
const hasOwnWords = (type: NotificationType): type is (typeof WITH_WORDS)[number] =>
  WITH_WORDS.some((one) => one === type);

/** Acts with the same key are grouped in one notification. At most one row of a key is open to further acts. */
export function keyOf({ type, ...news }: News): string {
  if (hasOwnWords(type)) return `${type}:${partOf(news)}${news.entityId}`;
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
    case "follow":
      return type;
    case "group_request":
    case "group_approved":
    case "group_invited":
    case "group_post":
    case "group_post_waiting":
      return `${type}:${news.groupId}`;
    case "message_request":
      return `${type}:${news.conversationId}`;
    case "moderation":
      return `${type}:${news.moderationId}${news.isTakenBack === true ? ":back" : ""}`;
    case "report_decided":
      return `${type}:${news.reportId}`;
  }
}

/** What was removed may be a comment, which the key says: its row has no other place for it. */
const partOf = ({ isComment }: Pick<News, "isComment">) => (isComment === true ? "comment:" : "");

/** The key of those who are mentioned in a comment. */
export const mentionKey = (commentId: number): string => `mention:comment:${commentId}`;

/** The thing by which an act is found when it is taken back. */
export function entityOf({
  type,
  userId,
  entityId,
  commentId,
  postId,
  groupId,
  conversationId,
  actorId,
}: News): number {
  if (type === "bond_request" || type === "bond_accepted") return actorId;
  // A member follows several others, and takes back one of these follows.
  if (type === "follow") return userId;
  return entityId ?? commentId ?? postId ?? groupId ?? conversationId ?? 0;
}

/** Is published live: these members have these notifications, which are new or have a new actor. */
export const notificationsArrived = defineEvent<{ rings: { userId: number; id: number }[] }>("notificationsRang");
