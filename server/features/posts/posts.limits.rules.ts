export const CONTENT_MAX = 10_000;
export const TITLE_MAX = 150;
/** The number of tags that a form may contain. */
export const TAGS_MAX = 5;
/** The number of tags of a post: those of the form and those in the text as #tag. */
export const TAGS_TOTAL_MAX = 10;
export const TAG_MAX = 30;
/**
 * A tag without #, as it stands in texts, forms and addresses: no character of it has a meaning in an address. The vowels
 * of many alphabets are marks (`हिन्दी`), and `İ` is two characters in lower case.
 */
export const TAG_NAME = `[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}_-]{0,${TAG_MAX - 2}}[\\p{L}\\p{M}\\p{N}])?`;
export const TAG_FAULT = `A tag has letters, numbers and dashes, at most ${TAG_MAX}`;
const WHOLE_TAG = new RegExp(`^${TAG_NAME}$`, "u");

/** Returns a tag as it is stored: in lower case, and the same however its accents were typed. */
export const toTag = (name: string): string => name.toLowerCase().normalize("NFC");

/** Returns whether a text in lower case is a tag: `C++` and `node.js` are none. */
export const isTag = (name: string): boolean => WHOLE_TAG.test(name);

export const POST_IS_EMPTY = "Write something or add a picture";

export const GUESTS_CANNOT_POST = "Please log in to create posts";
export const GROUP_DECIDES = "The group decides who can see its posts";

/** Rounds to about a kilometre: a place names the neighbourhood, never the house. */
export const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;
