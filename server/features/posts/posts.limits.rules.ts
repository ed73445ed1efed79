export const CONTENT_MAX = 10_000;
export const TITLE_MAX = 150;
/** The number of tags that a form may contain. */
export const TAGS_MAX = 5;
/** The number of tags of a post: those of the form and those in the text as #tag. */
export const TAGS_TOTAL_MAX = 10;
export const TAG_MAX = 30;

export const POST_IS_EMPTY = "Write something or add a picture";
