import { formatMegabytes, formatNumber, MEGABYTE } from "#server/core/text.rules";

/** The largest picture of a post, in bytes. */
export const POST_IMAGE_MAX_BYTES = 10 * MEGABYTE;
/** The largest video of a post, in bytes. */
export const POST_VIDEO_MAX_BYTES = 50 * MEGABYTE;
/** The bytes that a member may store in all. */
export const QUOTA_BYTES = 500 * MEGABYTE;
/** The pixels over all frames; a larger picture is refused before it is decoded. */
export const IMAGE_MAX_PIXELS = 40_000_000;
/** The pixels of a JPEG, which becomes smaller while it is decoded: cameras of phones make so large pictures. */
export const JPEG_MAX_PIXELS = 120_000_000;
/** The longest side; panoramas of phones are that long. */
export const IMAGE_MAX_SIDE = 16_384;
const VIDEO_MAX_SIDE = 8_192;
export const IMAGE_MAX_FRAMES = 300;
/** The longest side of a picture in a post. */
export const IMAGE_SIDE = 1_080;
/** The longest side of the still of a video. */
export const POSTER_SIDE = 1_080;
/** The widths of further sizes of a picture, as far as it is that wide. */
export const RENDITION_WIDTHS = [480, 720, 1_080] as const;

/** The largest width of the JPEG of a picture that previews of links show. */
export const SHARED_WIDTH = 1_200;

/** The types that the content of a picture may have; its name and its stated type do not count. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"] as const;

/** The types that the content of a video may have. */
export const VIDEO_TYPES = ["video/mp4", "video/webm", "video/quicktime"] as const;

export const ALT_MAX = 1_000;

export const NOT_AN_IMAGE = "Please select an image file (JPEG, PNG, etc.)";
export const NOT_A_MEDIUM = "Please select an image or a video";
/** The message for a picture above a size. */
export const imageUnder = (bytes: number): string => `Please select an image under ${formatMegabytes(bytes)}`;
export const MEDIUM_TOO_LARGE = `${imageUnder(POST_IMAGE_MAX_BYTES)} or a video under ${formatMegabytes(POST_VIDEO_MAX_BYTES)}`;
export const VIDEO_IS_BROKEN = "This video could not be read. Please select another one (MP4, WebM or QuickTime)";
export const VIDEO_LOCATION =
  "This video contains data other than picture and sound, such as locations, that cannot be removed. Please select another one";
export const VIDEO_TOO_LARGE = `Please select a video under ${formatMegabytes(POST_VIDEO_MAX_BYTES)}`;
export const IMAGE_TOO_LARGE = imageUnder(POST_IMAGE_MAX_BYTES);
export const IMAGE_IS_BROKEN = "This image could not be read. Please select another one";
export const IMAGE_IS_HUGE = `Please select an image of at most ${formatNumber(IMAGE_MAX_SIDE)} pixels on a side`;
export const VIDEO_IS_HUGE = `Please select a video of at most ${formatNumber(VIDEO_MAX_SIDE)} pixels on a side`;
export const IMAGE_IS_TOO_MUCH = `Please select an image of at most ${IMAGE_MAX_PIXELS / 1_000_000} million pixels, counting all frames, or a JPEG of at most ${JPEG_MAX_PIXELS / 1_000_000} million that is not progressive`;
export const IMAGE_IS_TOO_LONG = `Please select an animation of at most ${IMAGE_MAX_FRAMES} frames`;
export const IMAGE_IS_SLOW = "This image takes too long to process. Please select a simpler one";
export const STORAGE_IS_FULL = `Your uploads have used all of your ${formatMegabytes(QUOTA_BYTES)}`;
