/** Characters of a comment. */
export const COMMENT_MAX = 2_000;
