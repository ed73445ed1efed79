import { DomainError, invalid } from "#server/core/errors";
import {
  IMAGE_IS_BROKEN,
  IMAGE_IS_HUGE,
  IMAGE_IS_SLOW,
  IMAGE_SIDE,
  IMAGE_TOO_LARGE,
  NOT_AN_IMAGE,
  POST_IMAGE_MAX_BYTES,
  STORAGE_IS_FULL,
} from "./media.rules.ts";

/** Turns the key of a stored file into its absolute address. */
export type UrlOf = (key: string) => string;

/** What may be uploaded for one purpose, and what is made of it. */
export interface MediaLimits {
  /** Largest file that is taken, and what is said of a larger one. */
  readonly maxBytes: number;
  readonly tooLarge: string;
  /** Longest side of the picture that is kept. */
  readonly side: number;
}

/** The picture of a post. */
export const POST_PICTURE: MediaLimits = {
  maxBytes: POST_IMAGE_MAX_BYTES,
  tooLarge: IMAGE_TOO_LARGE,
  side: IMAGE_SIDE,
};

/** What a member may keep in storage altogether. */
export const QUOTA_BYTES = 500 * 1024 * 1024;

/** How long an upload may wait to become part of something before it is swept. */
export const UNATTACHED_MS = 24 * 3_600_000;

const REFUSALS = {
  kind: () => new DomainError("UNSUPPORTED_MEDIA_TYPE", NOT_AN_IMAGE),
  broken: () => new DomainError("UNSUPPORTED_MEDIA_TYPE", IMAGE_IS_BROKEN),
  dimensions: () => new DomainError("PAYLOAD_TOO_LARGE", IMAGE_IS_HUGE),
  slow: () => new DomainError("PAYLOAD_TOO_LARGE", IMAGE_IS_SLOW),
};

/** What a member is told of a picture that is not taken. */
export const refusedPicture = (fault: keyof typeof REFUSALS): DomainError => REFUSALS[fault]();

export const tooLarge = ({ tooLarge: message }: MediaLimits) => new DomainError("PAYLOAD_TOO_LARGE", message);

export const quotaExceeded = () => new DomainError("PAYLOAD_TOO_LARGE", STORAGE_IS_FULL);

/** Someone else's file, one that is already shown somewhere, or none: the three are never told apart. */
export const notAttachable = () =>
  invalid({ mediaIds: ["This file is not available any more. Please upload it again."] });
