import * as z from "zod/mini";
import { formatNumber, isBlank, isStorable, remainingLength } from "./text.rules.ts";

interface TextLimits {
  max: number;
  /** How the thing is called in a message, e.g. "Your comment". */
  label: string;
}

/*
 * `z.meta` tells the API's description what a `refine` cannot: limits in characters as people count them, which is also
 * how JSON Schema counts.
 */

/** Text that a member typed: trimmed at both ends, otherwise kept as it is. May be empty. */
export function plainText({ max, label }: TextLimits) {
  return z.string(`${label} must be text`).check(
    z.meta({ maxLength: max }),
    z.refine(isStorable, `${label} contains characters that cannot be stored`),
    z.trim(),
    z.refine((text) => remainingLength(text, max) >= 0, `${label} can have at most ${formatNumber(max)} characters`),
  );
}

/** Text that may not be blank; `message` is shown when it is, or when it is missing. */
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

/** One of some words. Takes in any text, so that whoever passes one on need not know the words. */
export const oneOf = <const Words extends readonly string[]>(words: Words, message: string) =>
  z.pipe(z.string(message).check(z.meta({ enum: [...words] })), z.enum(words, message));
