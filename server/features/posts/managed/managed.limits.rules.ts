/** The length of a reason for which a post is removed from a group. */
export const REMOVAL_REASON_MAX = 300;
