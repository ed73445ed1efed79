export const CONTENT_MAX = 10_000;
export const TITLE_MAX = 150;
/** The number of tags that a form may contain. */
export const TAGS_MAX = 5;
/** The number of tags of a post: those of the form and those in the text as #tag. */
export const TAGS_TOTAL_MAX = 10;
export const TAG_MAX = 30;
/** The signs that join the words of a tag in their languages: ZWNJ and ZWJ, `col·legi`, `ぼっち・ざ・ろっく`. */
const JOINERS = "\\u200C\\u200D\\u00B7\\u30FB\\uFF65";
/**
 * A tag without #, as it stands in texts and forms: also `C++`, `C#`, `node.js` and `.NET`. The vowels of many alphabets
 * are marks (`हिन्दी`), and `İ` is two characters in lower case.
 */
export const TAG_NAME = `\\.?[\\p{L}\\p{N}](?:(?:(?![.${JOINERS}]{2})[\\p{L}\\p{M}\\p{N}_.${JOINERS}-]){0,${TAG_MAX - 2}}[\\p{L}\\p{M}\\p{N}])?(?:\\+{1,2}|#)?`;
export const TAG_FAULT = `A tag has letters, numbers, dashes and dots (also C++ or C#), at most ${TAG_MAX} characters`;
const WHOLE_TAG = new RegExp(`^(?=.{1,${TAG_MAX}}$)${TAG_NAME}$`, "u");

/** A word as it stands at the beginning of a sentence, or without capitals. A name with a sign (`Next.js`) is none. */
const PLAIN_WORD = /^(?!\P{Ll}*$)\p{Lu}?[^\p{Lu}.+#]*$/u;

/** A tag in a text is more than digits: `#1` is a number. */
export const ALPHABETIC = /\p{L}/u;

/** Returns a typed tag without the sign before it, of either width. */
export const withoutSign = (typed: string): string => typed.replace(/^[#＃]/, "");

/**
 * Returns a tag as it is shown: the same however its accents and widths were typed, and in lower case unless its capitals
 * belong to it (`C++`, `Next.js`, `GraphQL`). The database compares tags by their folded names.
 */
export function toTag(name: string): string {
  const form = name.normalize("NFKC");
  // The dot of `İ` would stay a mark of its own above the `i`.
  return PLAIN_WORD.test(form) ? form.toLowerCase().replace(/i\u0307/g, "i") : form;
}

/** Returns whether a text is a tag. */
export const isTag = (name: string): boolean => WHOLE_TAG.test(name);

export const POST_IS_EMPTY = "Write something or add a picture";

export const GUESTS_CANNOT_POST = "Please log in to create posts";
export const GROUP_DECIDES = "The group decides who can see its posts";
export const STAYS_HIDDEN = "Moderators hid this post, so its audience cannot be changed";

/** The characters of the name that an author gives to a place. */
export const PLACE_NAME_MAX = 80;

/** Rounds to about a kilometre: a place names the neighbourhood, never the house. */
export const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;
