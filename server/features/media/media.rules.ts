import * as z from "zod/mini";
import { plainText } from "#server/core/textField.rules";
import { ALT_MAX } from "./media.limits.rules.ts";

/** The description of a picture for members who cannot see it; a blank one counts as none. */
const altText = z.pipe(
  z.nullish(plainText({ max: ALT_MAX, label: "The description" })),
  z.transform((alt: string | null | undefined) => alt || null),
);

export const newMedia = z.object({ alt: altText });
export type MediaDescription = z.input<typeof newMedia>;
