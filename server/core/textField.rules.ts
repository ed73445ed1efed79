import * as z from "zod/mini";
import { formatNumber, isBlank, isStorable, remainingLength } from "./text.rules.ts";

interface TextLimits {
  max: number;
  /** The name of the field in a message, e.g. "Your comment". */
  label: string;
}

/*
 * The description of the API cannot see a `refine`, so `z.meta` adds its limits, in characters as people count them,
 * which is also how JSON Schema counts.
 */

/** A text that a member typed: trimmed at both ends, otherwise unchanged. It may be empty, as one that shows nothing is. */
export function plainText({ max, label }: TextLimits) {
  return z.string(`${label} must be text`).check(
    z.meta({ maxLength: max }),
    z.refine(isStorable, `${label} contains characters that cannot be stored`),
    z.overwrite((text) => (isBlank(text) ? "" : text.trim())),
    z.refine((text) => remainingLength(text, max) >= 0, `${label} can have at most ${formatNumber(max)} characters`),
  );
}

/** A text that may not be blank; `message` is the error for a blank or missing one. */
export function requiredText(message: string, limits: TextLimits) {
  return z.string(message).check(
    z.meta({ minLength: 1, maxLength: limits.max }),
    z.refine(isStorable, `${limits.label} contains characters that cannot be stored`),
    z.trim(),
    z.refine((text) => !isBlank(text), message),
    z.refine(
      (text) => remainingLength(text, limits.max) >= 0,
      `${limits.label} can have at most ${formatNumber(limits.max)} characters`,
    ),
  );
}

/** One of some words. Its input type is any text, so that callers need not know the words. */
export const oneOf = <const Words extends readonly string[]>(words: Words, message: string) =>
  z.pipe(z.string(message).check(z.meta({ enum: [...words] })), z.enum(words, message));
