import { imageUnder } from "#server/features/media/media.limits.rules";
import { MEGABYTE } from "#server/core/text.rules";

/** The largest file of a picture in bytes, and the longest side of the stored picture in pixels. */
interface PictureSize {
  readonly maxBytes: number;
  readonly side: number;
}

/** A member's picture. */
export const AVATAR_SIZE: PictureSize = { maxBytes: 5 * MEGABYTE, side: 800 };
/** The wide picture on top of a profile. */
export const BANNER_SIZE: PictureSize = { maxBytes: 5 * MEGABYTE, side: 1_500 };

/** The message for a larger file. */
export const pictureTooLarge = ({ maxBytes }: Pick<PictureSize, "maxBytes">): string => imageUnder(maxBytes);
