import * as z from "zod/mini";
import { isBlank } from "#server/core/text.rules";
import { plainText } from "#server/core/textField.rules";
import { ALT_MAX } from "./media.limits.rules.ts";

/** What is to be seen, for those who cannot see it; a blank text says nothing. */
export const altText = z.pipe(
  z.nullish(plainText({ max: ALT_MAX, label: "The description" })),
  z.transform((alt) => (alt == null || isBlank(alt) ? null : alt)),
);

export const newMedia = z.object({ alt: altText });

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [undefined, false],
  [null, false],
  ["", false],
  ["0", false],
  ["1", true],
]);

/** What an upload is for: a private one is shown in conversations only, and a form says 1 or 0. */
export const uploadPurpose = z.object({
  private: z.pipe(
    z.unknown().check(z.refine((flag) => FLAGS.has(flag), "This is either 0 or 1")),
    z.transform((flag) => FLAGS.get(flag) ?? false),
  ),
});
