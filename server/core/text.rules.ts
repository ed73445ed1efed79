/** White space of Unicode and the characters that take no room: a text of only these is blank. */
const INVISIBLE = /[\s\p{Cf}\u115F\u1160\u3164\u2800]/gu;

/** True when nothing is left to read; zero-width characters count as nothing. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, "") === "";
}

/** False for NUL, which PostgreSQL refuses, and for half of a surrogate pair, which no encoding holds. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

/** Characters as people count them: code points, not UTF-16 units. */
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

/** A number as members read it: `2,000`. */
export const formatNumber = (value: number): string => value.toLocaleString("en-US");

const ONES = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A round number as a sentence says it: `five`, `fifty`, `five hundred`; in digits where it is not round. */
export function spellNumber(value: number): string {
  if (value % 1_000 === 0 && value > 0) return `${spellNumber(value / 1_000)} thousand`;
  if (value % 100 === 0 && value > 0) return `${spellNumber(value / 100)} hundred`;
  return ONES[value] ?? (value % 10 === 0 ? TENS[value / 10] : undefined) ?? formatNumber(value);
}

/** Words as they begin a sentence. */
export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Bytes of a megabyte, as limits of files count them. */
export const MEGABYTE = 1024 * 1024;

/** A size of files as members read it: `10MB`. */
export const formatMegabytes = (bytes: number): string => `${formatNumber(bytes / MEGABYTE)}MB`;
