/** The length of a comment in characters. */
export const COMMENT_MAX = 2_000;
