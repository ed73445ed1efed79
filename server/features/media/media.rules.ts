import * as z from "zod/mini";
import { isBlank, plainText } from "#server/core/text.rules";

const MB = 1024 * 1024;

/** Largest picture of a post, in bytes. */
export const POST_IMAGE_MAX_BYTES = 10 * MB;
/** Pixels over all frames; more is refused before it is decoded. */
export const IMAGE_MAX_PIXELS = 40_000_000;
export const IMAGE_MAX_SIDE = 8_192;
export const IMAGE_MAX_FRAMES = 300;
/** Longest side of the picture that a post shows. */
export const IMAGE_SIDE = 1_080;

/** What a file may truly be, by its content; its name and its stated type are not asked. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"] as const;

export const ALT_MAX = 1_000;

export const NOT_AN_IMAGE = "Please select an image file (JPEG, PNG, etc.)";
export const IMAGE_TOO_LARGE = "Please select an image under 10MB";
export const IMAGE_IS_BROKEN = "This image could not be read. Please select another one";
export const IMAGE_IS_HUGE = `Please select an image of at most ${IMAGE_MAX_SIDE.toLocaleString("en-US")} pixels on a side`;
export const IMAGE_IS_SLOW = "This image takes too long to process. Please select a simpler one";
export const STORAGE_IS_FULL = "Your uploads take up all of your 500MB";

/** What is to be seen, for those who cannot see it; a blank text says nothing. */
export const altText = z.pipe(
  z.nullish(plainText({ max: ALT_MAX, label: "The description" })),
  z.transform((alt) => (alt == null || isBlank(alt) ? null : alt)),
);

export const newMedia = z.object({ alt: altText });
