/* What owners and admins of a group decide about the posts in it. */

/** A group has at most this many posts on top of its list. */
export const PINS_MAX = 3;

export const NOT_YOURS_TO_REMOVE = "Only the group's owners and admins can do this.";
export const PINS_ARE_FULL = "A group can have three pinned posts. Unpin one of them first.";
