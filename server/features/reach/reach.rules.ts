/** What a member can be reached about, in the order of the settings: the kinds of notifications, and messages of two. */
export const KINDS = [
  "like",
  "comment",
  "reply",
  "comment_like",
  "mention",
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
  "message",
] as const;

/** The ways by which a kind reaches a member: in the app, by a push to their devices, by a mail at once, and in the digest. */
export const CHANNELS = ["app", "push", "mail", "digest"] as const;

/** How often a digest is mailed. */
export const FREQUENCIES = ["daily", "weekly", "never"] as const;

/** The lists from which a link of a mail unsubscribes: digests, or mails at once. */
export const MAIL_LISTS = ["digest", "notices"] as const;
