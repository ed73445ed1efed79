import { imageUnder } from "#server/features/media/media.limits.rules";
import { MEGABYTE } from "#server/core/text.rules";

/** How large the file of a picture may be, in bytes, and how many pixels its longest side keeps. */
interface PictureSize {
  readonly maxBytes: number;
  readonly side: number;
}

/** A member's picture. */
export const AVATAR_SIZE: PictureSize = { maxBytes: 5 * MEGABYTE, side: 800 };
/** The wide picture on top of a profile. */
export const BANNER_SIZE: PictureSize = { maxBytes: 5 * MEGABYTE, side: 1_500 };

/** Said of a file that is larger. */
export const pictureTooLarge = ({ maxBytes }: Pick<PictureSize, "maxBytes">): string => imageUnder(maxBytes);
