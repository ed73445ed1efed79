import { beginningOf } from "#server/core/words/beginning";
import { closed } from "#server/core/words/closed.rules";
import type { ActOfModerators, DecidedReport, NotificationType, NotificationView } from "./notifications.model.ts";

/** The sentence of a notification in two parts, because a screen emphasizes the first. */
export interface Sentence {
  /** The actors: "Ada Lovelace and 4 others". */
  who: string;
  /** The act: "liked your idea". */
  what: string;
}

type Subject = Pick<NotificationView, "type" | "actorsCount" | "commentId" | "group" | "report"> &
  Partial<Pick<NotificationView, "moderation" | "isOfComment">>;

/**
 * Returns the sentence of a notification, which GraphQL, REST and all clients show. `names` begins with its latest
 * actors.
 */
export function sentenceOf(notification: Subject, names: readonly string[]): Sentence {
  const who = STAFF[notification.type] ?? whoOf(names, notification.actorsCount);
  return { who, what: WHAT[notification.type](notification) };
}

/** What begins the sentence where staff did it, who are not named. */
const STAFF: Partial<Record<NotificationType, string>> = {
  report_decided: "Your report",
  moderation: "The moderators",
};

function whoOf([first = "Somebody", second]: readonly string[], count: number): string {
  const others = count - 1;
  if (others < 1) return closed(first);
  if (others === 1) return `${closed(first)} and ${closed(second ?? "1 other")}`;
  return `${closed(first)} and ${others.toLocaleString("en-US")} others`;
}

const groupOf = ({ group }: Subject) => closed(group?.name ?? "your group");

const WHAT: Record<NotificationType, (notification: Subject) => string> = {
  like: () => "liked your idea",
  comment: () => "commented on your idea",
  reply: () => "replied to your comment",
  mention: ({ commentId }) => `mentioned you in ${commentId === null ? "an idea" : "a comment"}`,
  comment_like: () => "liked your comment",
  bond_request: () => "sent you a friend request",
  bond_accepted: () => "accepted your friend request",
  follow: () => "followed you",
  group_request: (notification) => `asked to join ${groupOf(notification)}`,
  group_approved: (notification) => `approved your request to join ${groupOf(notification)}`,
  group_declined: (notification) => `declined your request to join ${groupOf(notification)}`,
  group_invited: (notification) => `invited you to join ${groupOf(notification)}`,
  group_post_removed: (notification) =>
    notification.isOfComment === true
      ? `removed your comment in ${groupOf(notification)}`
      : `removed your post from ${groupOf(notification)}`,
  group_post: (notification) => `posted in ${groupOf(notification)}`,
  group_post_waiting: (notification) => `wrote a first post that waits for approval in ${groupOf(notification)}`,
  group_post_approved: (notification) => `approved your first post in ${groupOf(notification)}`,
  group_post_declined: (notification) => `declined your first post in ${groupOf(notification)}`,
  message_request: () => "wants to send you a message",
  moderation: ({ moderation }) => (moderation ? actOf(moderation) : "decided something about you"),
  report_decided: ({ report }) => (report ? `about ${reportedThing(report)} was ${report.state}` : "was decided"),
};

const YOURS: Record<DecidedReport["kind"], string> = {
  post: "your post",
  comment: "your comment",
  message: "a message of yours",
  member: "your profile",
  group: "your group",
};

/** What moderators did, with the rule that was broken: `removed your comment (No spam)`. */
function actOf({ kind, outcome, ruleTitle, isTakenBack }: ActOfModerators): string {
  const yours = YOURS[kind];
  if (isTakenBack) return `took back what they decided about ${yours}`;
  const acts = {
    dismiss: `found no breach in ${yours}`,
    hide: kind === "post" ? `hid ${yours} from everybody else` : `removed ${yours}`,
    remove: `removed ${yours}`,
    warn: `warned you about ${yours}`,
    limit: `took away your standing because of ${yours}`,
    suspend: `suspended your account because of ${yours}`,
  };
  return ruleTitle === null ? acts[outcome] : `${acts[outcome]} (${ruleTitle})`;
}

const THINGS: Record<DecidedReport["kind"], readonly [thing: string, to: string]> = {
  post: ["a post", " by"],
  comment: ["a comment", " by"],
  message: ["a message", " from"],
  member: ["a profile", ":"],
  group: ["a group", ":"],
};

/** Names what was reported: `a post by Bo Dahl`. */
export function reportedThing({ kind, name }: Pick<DecidedReport, "kind" | "name">): string {
  const [thing, to] = THINGS[kind];
  return name === null ? thing : `${thing}${to} ${closed(name)}`;
}

type Target = Pick<NotificationView, "type" | "postId" | "commentId" | "group" | "conversationId" | "actorsCount"> &
  Partial<Pick<NotificationView, "moderation">>;

/** Returns the path of the site to which a notification leads. `username` is that of its latest actor. */
export function pathOf(
  { type, postId, commentId, group, conversationId, actorsCount, moderation }: Target,
  username: string | null,
): string {
  if (postId !== null) return commentId === null ? `/post/${postId}` : `/post/${postId}?comment=${commentId}`;
  if (conversationId !== null) return `/chat?c=${conversationId}`;
  if (type === "follow" && actorsCount > 1) return "/friends?tab=followers";
  if ((type === "bond_accepted" || type === "follow") && username !== null) return `/profile/${username.toLowerCase()}`;
  if (group) return `/groups/${group.slug}${TABS[type] ?? ""}`;
  if (moderation) return moderation.path ?? (moderation.rule === null ? "/rules" : `/rules#${moderation.rule}`);
  if (type === "report_decided") return "/settings#your-reports";
  return type === "bond_request" ? "/bonds" : "/notifications";
}

/** The parts of a group's page to which some kinds lead. */
const TABS: Partial<Record<NotificationType, string>> = {
  group_request: "?tab=requests",
  group_post_waiting: "?tab=waiting",
};

const EXCERPT_MAX = 140;

/** Returns the beginning of a text on one line, cut where a word ends; null for one without words. */
export const excerptOf = (text: string | null): string | null => beginningOf(text ?? "", EXCERPT_MAX) || null;
