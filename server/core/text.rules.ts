import * as z from "zod/mini";

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

interface TextLimits {
  max: number;
  /** How the thing is called in a message, e.g. "Your comment". */
  label: string;
}

/** Text that a member typed: trimmed at both ends, otherwise kept as it is. May be empty. */
export function plainText({ max, label }: TextLimits) {
  return z.string(`${label} must be text`).check(
    z.refine(isStorable, `${label} contains characters that cannot be stored`),
    z.trim(),
    z.refine((text) => lengthOf(text) <= max, `${label} can have at most ${max.toLocaleString("en-US")} characters`),
  );
}

/** Text that may not be blank; `message` is shown when it is, or when it is missing. */
export function requiredText(message: string, limits: TextLimits) {
  return z.string(message).check(
    z.refine(isStorable, `${limits.label} contains characters that cannot be stored`),
    z.trim(),
    z.refine((text) => !isBlank(text), message),
    z.refine(
      (text) => lengthOf(text) <= limits.max,
      `${limits.label} can have at most ${limits.max.toLocaleString("en-US")} characters`,
    ),
  );
}
