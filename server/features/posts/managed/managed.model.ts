import { defineEvent } from "#server/platform/live/events";

/* What owners and admins of a group decide about the posts in it. */

/** A group has at most this many posts on top of its list. */
export const PINS_MAX = 3;

export const NOT_YOURS_TO_REMOVE = "Only the group's owners and admins can do this.";
export const PINS_ARE_FULL = "A group can have three pinned posts. Unpin one of them first.";

/** Published in the transaction in which an owner or admin removes a post from the group; `postDeleted` comes before it. */
export const groupPostRemoved = defineEvent<{
  groupId: number;
  postId: number;
  authorId: number;
  byId: number;
  reason: string | null;
}>("groupPostRemoved");
