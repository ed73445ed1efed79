/** A link into a group is valid for at most so many days, and for at most so many people. */
export const LINK_DAYS_MAX = 90;
export const LINK_USES_MAX = 1_000;
