/** The length of a reason for which a first post is declined. */
export const POST_DECLINE_REASON_MAX = 300;
