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

/** A number as members read it: `2,000`. */
export const formatNumber = (value: number): string => value.toLocaleString("en-US");
