/**
 * White space, controls and everything that Unicode says to show as nothing; and the two signs that fonts draw empty,
 * the Braille cell without dots and the musical note without a head. A text of only these is blank.
 */
const INVISIBLE = /[\s\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800\u{1D159}]/gu;

/** Checks whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, "") === "";
}

/** Checks whether PostgreSQL can store a text: it refuses NUL, and no encoding holds half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

/** Returns the number of characters as people count them: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/**
 * Returns how many characters a text may still have: the rule trims it first, and a counter has to count like the rule.
 * The number is negative when the text is too long.
 */
export const remainingLength = (text: string, max: number): number => max - lengthOf(text.trim());

/** Formats a number as members read it: `2,000`. */
export const formatNumber = (value: number): string => value.toLocaleString("en-US");

const ONES = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Spells a round number as a sentence needs it: `five`, `fifty`, `five hundred`; other numbers stay in digits. */
export function spellNumber(value: number): string {
  if (value % 1_000 === 0 && value > 0) return `${spellNumber(value / 1_000)} thousand`;
  if (value % 100 === 0 && value > 0) return `${spellNumber(value / 100)} hundred`;
  return ONES[value] ?? (value % 10 === 0 ? TENS[value / 10] : undefined) ?? formatNumber(value);
}

/** Capitalises words for the beginning of a sentence. */
export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** The bytes of a megabyte, as limits of files count them. */
export const MEGABYTE = 1024 * 1024;

/** Formats the size of a file as members read it: `10MB`. */
export const formatMegabytes = (bytes: number): string => `${formatNumber(bytes / MEGABYTE)}MB`;
