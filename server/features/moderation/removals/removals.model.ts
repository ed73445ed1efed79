import type { News } from "#server/features/notifications/notifications.model";

export const REMOVABLE_KINDS = ["post", "comment"] as const;

/** What owners and admins remove from a group: a post in it, or a comment on one. */
export interface Removable {
  groupId: number;
  kind: (typeof REMOVABLE_KINDS)[number];
  id: number;
}

/** What is said where nothing is found. */
export const THINGS: Readonly<Record<Removable["kind"], string>> = { post: "This post", comment: "This comment" };

interface Removed extends Pick<Removable, "groupId" | "kind"> {
  /** The row of the staff's log: what was put back and is removed again is news of its own, with its own words. */
  logId: number;
  authorId: number;
  /** The owner or admin. */
  byId: number;
  /** The rule and the reason, as the author reads them. */
  words?: string;
}

/** What the author is notified of. */
export const removalNews = ({ logId, groupId, kind, authorId, byId, words }: Removed): News => ({
  type: "group_post_removed",
  userId: authorId,
  actorId: byId,
  groupId,
  isComment: kind === "comment",
  entityId: logId,
  words: words || null,
});
