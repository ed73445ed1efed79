import { DomainError, invalid, notFound } from "#server/core/errors";
import type { StoredImage, StoredRendition } from "#server/db/schema/images";
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

/** Largest file of a kind, and what is said of a larger one. */
interface SizeLimit {
  readonly maxBytes: number;
  readonly tooLarge: string;
}

/** What may be uploaded for one purpose, and what is made of it. */
export interface MediaLimits extends SizeLimit {
  readonly image: SizeLimit & {
    /** Longest side of the picture that is kept. */
    readonly side: number;
  };
  /** Null: pictures only. */
  readonly video: SizeLimit | null;
  /** Said of a file that is none of these. */
  readonly refusal: string;
}

/** The picture or video of a post. */
export const POST_MEDIA: MediaLimits = {
  maxBytes: POST_VIDEO_MAX_BYTES,
  tooLarge: MEDIUM_TOO_LARGE,
  image: { maxBytes: POST_IMAGE_MAX_BYTES, tooLarge: IMAGE_TOO_LARGE, side: IMAGE_SIDE },
  video: { maxBytes: POST_VIDEO_MAX_BYTES, tooLarge: VIDEO_TOO_LARGE },
  refusal: NOT_A_MEDIUM,
};

/** Pictures alone, of at most so many bytes, kept with at most so many pixels on a side. */
export const pictureLimits = ({ side, ...size }: SizeLimit & { side: number }): MediaLimits => ({
  ...size,
  image: { ...size, side },
  video: null,
  refusal: NOT_AN_IMAGE,
});

/** How long an upload may wait to become part of something before it is swept. */
export const UNATTACHED_MS = 24 * 3_600_000;

const refused = (message: string) => () => new DomainError("UNSUPPORTED_MEDIA_TYPE", message);
const outOfBounds = (message: string) => () => invalid({ file: [message] });

const PICTURE_REFUSALS = {
  kind: refused(NOT_AN_IMAGE),
  broken: refused(IMAGE_IS_BROKEN),
  side: outOfBounds(IMAGE_IS_HUGE),
  pixels: outOfBounds(IMAGE_IS_TOO_MUCH),
  frames: outOfBounds(IMAGE_IS_TOO_LONG),
  slow: outOfBounds(IMAGE_IS_SLOW),
};

/** What a member is told of a picture that is not taken. */
export const refusedPicture = (fault: keyof typeof PICTURE_REFUSALS): DomainError => PICTURE_REFUSALS[fault]();

const VIDEO_REFUSALS = {
  broken: refused(VIDEO_IS_BROKEN),
  side: outOfBounds(VIDEO_IS_HUGE),
  telling: refused(VIDEO_LOCATION),
};

/** What a member is told of a video that is not taken. */
export const refusedVideo = (fault: keyof typeof VIDEO_REFUSALS): DomainError => VIDEO_REFUSALS[fault]();

export const refusedKind = ({ refusal }: MediaLimits) => refused(refusal)();

export const tooLarge = ({ tooLarge: message }: SizeLimit) => new DomainError("PAYLOAD_TOO_LARGE", message);

export const quotaExceeded = () => new DomainError("PAYLOAD_TOO_LARGE", STORAGE_IS_FULL);

/** Someone else's file, one that is already shown somewhere, or none: the three are never told apart. */
export const notAttachable = () =>
  invalid({ mediaIds: ["This file is not available any more. Please upload it again."] });

export const noSuchUpload = () => notFound("This file");

/** A size of a picture: `type` is a media type. */
export type Source = StoredRendition;

/** In which sizes and formats a picture can be had, the smaller file before the larger; the picture itself is one of them. */
export function sourcesOf({ key, width, renditions = [] }: StoredImage): Source[] {
  return [...renditions, { key, width, type: "image/webp" }].toSorted(
    (one, other) => one.type.localeCompare(other.type) || one.width - other.width,
  );
}
