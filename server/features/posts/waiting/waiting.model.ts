import { defineEvent } from "#server/platform/live/events";

/*
 * First posts of members in groups that approve them. Such a post has a visibility of its own, so that every rule of who
 * may see a post knows it: its author alone does, until an owner or admin of the group decides.
 */

/** The number of waiting posts in a page of REST. */
export const WAITING_PAGE_SIZE = 20;
/** The waiting posts of a group are counted up to this number. */
export const WAITING_COUNTED_MAX = 1_000;

/** An owner or admin approved or declined it, with a reason, or took the decline back. */
export const groupPostDecided = defineEvent<{
  groupId: number;
  postId: number;
  authorId: number;
  byId: number;
  decision: "approved" | "declined" | "waits";
  reason: string | null;
}>("groupPostDecided");
