import { type DomainError, invalid, notFound, refusal } from "#server/core/errors";
import type { StoredImage, StoredMedia, StoredRendition } from "#server/db/schema/images";
import {
  IMAGE_IS_BROKEN,
  IMAGE_IS_HUGE,
  IMAGE_IS_SLOW,
  IMAGE_IS_TOO_LONG,
  IMAGE_IS_TOO_MUCH,
  IMAGE_SIDE,
  IMAGE_TOO_LARGE,
  MEDIUM_TOO_LARGE,
  NOT_A_MEDIUM,
  NOT_AN_IMAGE,
  POST_IMAGE_MAX_BYTES,
  POST_VIDEO_MAX_BYTES,
  STORAGE_IS_FULL,
  VIDEO_IS_BROKEN,
  VIDEO_IS_HUGE,
  VIDEO_LOCATION,
  VIDEO_TOO_LARGE,
} from "./media.limits.rules.ts";

/** Turns the key of a stored file into its absolute address. */
export type UrlOf = (key: string) => string;
/** Gives the addresses for one reader, or for a guest: those of private files are signed for the reader. */
export type UrlFor = (reader: { readonly id: number } | null) => UrlOf;

/** The largest file of a kind, and the message for a larger one. */
interface SizeLimit {
  readonly maxBytes: number;
  readonly tooLarge: string;
}

/** The uploads that one purpose allows, and the picture that is made of them. */
export interface MediaLimits extends SizeLimit {
  readonly image: SizeLimit & {
    /** The longest side of the stored picture. */
    readonly side: number;
    /** Whether only the first frame of an animation is kept. */
    readonly isStill: boolean;
  };
  /** Null means pictures only. */
  readonly video: SizeLimit | null;
  /** The message for a file of another kind. */
  readonly refusal: string;
}

/** The picture or video of a post. */
export const POST_MEDIA: MediaLimits = {
  maxBytes: POST_VIDEO_MAX_BYTES,
  tooLarge: MEDIUM_TOO_LARGE,
  image: { maxBytes: POST_IMAGE_MAX_BYTES, tooLarge: IMAGE_TOO_LARGE, side: IMAGE_SIDE, isStill: false },
  video: { maxBytes: POST_VIDEO_MAX_BYTES, tooLarge: VIDEO_TOO_LARGE },
  refusal: NOT_A_MEDIUM,
};

/**
 * Returns limits for the picture of a profile, which does not move: the bytes of the file, and the longest side of the
 * stored picture.
 */
export const pictureLimits = ({ side, ...size }: SizeLimit & { side: number }): MediaLimits => ({
  ...size,
  image: { ...size, side, isStill: true },
  video: null,
  refusal: NOT_AN_IMAGE,
});

/** The time for which an upload may stay unattached before it is swept. */
export const UNATTACHED_MS = 24 * 3_600_000;

/** Returns the error for a file that is not taken because of its content. */
export const refused = (message: string): DomainError => refusal("FILE_REFUSED", message);
const outOfBounds = (message: string) => () => invalid({ file: [message] });

const PICTURE_REFUSALS = {
  kind: () => refused(NOT_AN_IMAGE),
  broken: () => refused(IMAGE_IS_BROKEN),
  side: outOfBounds(IMAGE_IS_HUGE),
  pixels: outOfBounds(IMAGE_IS_TOO_MUCH),
  frames: outOfBounds(IMAGE_IS_TOO_LONG),
  slow: outOfBounds(IMAGE_IS_SLOW),
};

/** Returns the error for a picture that is refused. */
export const refusedPicture = (fault: keyof typeof PICTURE_REFUSALS): DomainError => PICTURE_REFUSALS[fault]();

const VIDEO_REFUSALS = {
  broken: () => refused(VIDEO_IS_BROKEN),
  side: outOfBounds(VIDEO_IS_HUGE),
  telling: () => refused(VIDEO_LOCATION),
};

/** Returns the error for a video that is refused. */
export const refusedVideo = (fault: keyof typeof VIDEO_REFUSALS): DomainError => VIDEO_REFUSALS[fault]();

export const tooLarge = ({ tooLarge: message }: SizeLimit) => refusal("FILE_TOO_LARGE", message);

export const quotaExceeded = () => refusal("STORAGE_USED_UP", STORAGE_IS_FULL);

/** Returns the same error for somebody else's file, for one that is already attached, and for none. */
export const notAttachable = () =>
  invalid({ mediaIds: ["This file is not available any more. Please upload it again."] });

export const noSuchUpload = () => notFound("This file");

/** Checks whether a file is a picture that moves: only such a picture has a still. */
export const isAnimated = ({ type, thumbnailKey }: Pick<StoredMedia, "type" | "thumbnailKey">): boolean =>
  type === "image" && thumbnailKey !== null;

/** A size of a picture: `type` is a media type. */
export type Source = StoredRendition;

/** The media type of every picture and still as we store it. */
export const STORED_TYPE = "image/webp";
const SHARED_TYPE = "image/jpeg";

/**
 * Returns the sizes and formats of a picture, the smaller file before the larger; the picture itself is one of them.
 * The JPEG for previews of links is not, because every browser decodes the better formats.
 */
export function sourcesOf({ key, width, renditions = [] }: StoredImage): Source[] {
  return [...renditions.filter(({ type }) => type !== SHARED_TYPE), { key, width, type: STORED_TYPE }].toSorted(
    (one, other) => one.type.localeCompare(other.type) || one.width - other.width,
  );
}

/** The file of a picture that a preview of a link shows. */
interface SharedPicture {
  key: string;
  type: string;
  size: { width: number; height: number };
}

/** Returns the JPEG of a picture, or the picture itself until a job has made the JPEG. */
export function sharedPictureOf({ key, width, height, renditions = [] }: StoredImage): SharedPicture {
  const jpeg = renditions.find(({ type }) => type === SHARED_TYPE);
  if (!jpeg) return { key, type: STORED_TYPE, size: { width, height } };
  const size = { width: jpeg.width, height: Math.round((height * jpeg.width) / width) };
  return { key: jpeg.key, type: jpeg.type, size };
}
