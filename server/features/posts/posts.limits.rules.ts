export const CONTENT_MAX = 10_000;
export const TITLE_MAX = 150;
/** Tags that a form may give. */
export const TAGS_MAX = 5;
/** Tags that a post carries at most: those given and those written in the text as #tag. */
export const TAGS_TOTAL_MAX = 10;
export const TAG_MAX = 30;

export const POST_IS_EMPTY = "Write something or add a picture";
