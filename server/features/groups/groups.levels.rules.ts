/** What a member is notified of in a group: each post, what concerns them, or nothing. */
export const GROUP_LEVELS = ["all", "highlights", "none"] as const;
export type GroupLevel = (typeof GROUP_LEVELS)[number];
