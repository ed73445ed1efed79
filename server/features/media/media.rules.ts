import * as z from "zod/mini";
import { isBlank } from "#server/core/text.rules";
import { plainText } from "#server/core/textField.rules";
import { ALT_MAX } from "./media.limits.rules.ts";

/** The description of a picture for members who cannot see it; a blank one counts as none. */
const altText = z.pipe(
  z.nullish(plainText({ max: ALT_MAX, label: "The description" })),
  z.transform((alt) => (alt == null || isBlank(alt) ? null : alt)),
);

export const newMedia = z.object({ alt: altText });
export type MediaDescription = z.input<typeof newMedia>;

const EITHER = "This is either 0 or 1";
const FLAGS: ReadonlyMap<string | null | undefined, boolean> = new Map<string | null | undefined, boolean>([
  [undefined, false],
  [null, false],
  ["", false],
  ["0", false],
  ["1", true],
]);

/** The purpose of an upload: a private file appears in conversations only. Forms send 1 or 0. */
export const uploadPurpose = z.object({
  private: z.pipe(
    z.nullish(z.string(EITHER)).check(z.refine((flag) => FLAGS.has(flag), EITHER)),
    z.transform((flag) => FLAGS.get(flag) ?? false),
  ),
});
/** Whether the file is private: then its addresses are signed, and nothing public can use it. */
export type UploadPurpose = z.input<typeof uploadPurpose>;
