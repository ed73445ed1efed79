export const CONTENT_MAX = 10_000;
export const TITLE_MAX = 150;
/** The number of tags that a form may contain. */
export const TAGS_MAX = 5;
/** The number of tags of a post: those of the form and those in the text as #tag. */
export const TAGS_TOTAL_MAX = 10;
export const TAG_MAX = 30;

export const POST_IS_EMPTY = "Write something or add a picture";

export const GUESTS_CANNOT_POST = "Please log in to create posts";
export const GROUP_DECIDES = "The group decides who can see its posts";

/** Rounds to about a kilometre: a place names the neighbourhood, never the house. */
export const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;
