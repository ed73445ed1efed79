import sharp, { type Sharp, type SharpOptions } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { kindOf } from "./fileKind.ts";
import { Gate } from "#server/platform/gate";

/** Why a picture was not taken: not one of the kinds, too long, of too many pixels or frames, broken, or too slow to make. */
export type PictureFault = "kind" | "side" | "pixels" | "frames" | "broken" | "slow";

export class PictureRefused extends Error {
  constructor(readonly fault: PictureFault) {
    super(`The picture was refused: ${fault}`);
    this.name = "PictureRefused";
  }
}

export interface PictureLimits {
  /** MIME types that a file may truly be. */
  kinds: readonly string[];
  /** Pixels over all frames. */
  pixels: number;
  /** Longest side of what is sent. */
  sentSide: number;
  frames: number;
  /** Longest side of what is made. */
  side: number;
}

/** A WebP without any metadata, turned upright. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  /** thumbhash, base64 */
  placeholder: string;
}

const ANIMATED = new Set(["image/gif", "image/webp"]);
/** Seconds for one picture; libvips stops there by itself. */
const TIMEOUT = 5;
/** For what is made behind the answer, where nobody waits. */
const RENDITION_TIMEOUT = 30;
const PLACEHOLDER_SIDE = 100;

// Uploads are decoded once, so libvips's cache would only hold memory.
sharp.cache(false);

/** Makes our own picture of what a member sent. Decoding is heavy: two at once, some wait, the rest come back later. */
export class Pictures {
  readonly #gate = new Gate({ atOnce: 2, queue: 20, waitMs: 10_000 });

  /**
   * @throws PictureRefused for what is not a sound picture within the limits.
   * @throws DomainError SERVICE_UNAVAILABLE when too many pictures wait already.
   */
  make(file: string, limits: PictureLimits): Promise<Picture> {
    return this.#gate.run(() => make(file, limits));
  }
}

async function make(file: string, limits: PictureLimits): Promise<Picture> {
  // Decided by the first bytes, before any decoder sees the file: libvips would read SVG and more.
  const kind = await kindOf(file);
  if (kind === null || !limits.kinds.includes(kind)) throw new PictureRefused("kind");
  const options = await inspect(file, kind, limits);
  const main = sharp(file, options)
    .resize({ width: limits.side, height: limits.side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80, effort: options.animated ? 2 : 4 })
    .timeout({ seconds: TIMEOUT });
  const { data, info } = await decode(main.toBuffer({ resolveWithObject: true }));
  return {
    bytes: data,
    width: info.width,
    height: info.pageHeight ?? info.height,
    placeholder: await placeholderOf(data),
  };
}

/** Reads the header only, and decides from it how the picture is decoded, or that it is not. */
async function inspect(file: string, kind: string, limits: PictureLimits): Promise<SharpOptions> {
  const careful = { limitInputPixels: limits.pixels, failOn: "error" } as const;
  const { width, height, pageHeight = height, pages = 1 } = await decode(sharp(file, careful).metadata());
  const frames = ANIMATED.has(kind) ? pages : 1;
  if (Math.max(width, pageHeight) > limits.sentSide) throw new PictureRefused("side");
  if (frames > limits.frames) throw new PictureRefused("frames");
  if (width * pageHeight * frames > limits.pixels) throw new PictureRefused("pixels");
  // A roll of frames cannot be turned, and only single pictures come out of cameras lying on their side.
  return { ...careful, animated: frames > 1, autoOrient: frames === 1 };
}

/** The thumbhash of a picture, base64: what stands in its place while it loads. */
export async function placeholderOf(picture: Buffer): Promise<string> {
  const small: Sharp = sharp(picture, { page: 0 })
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: "inside" })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw();
  const { data, info } = await decode(small.toBuffer({ resolveWithObject: true }));
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

/** A picture in another size or format, for screens that need no more, or understand better. */
export interface Rendition {
  bytes: Buffer;
  width: number;
  extension: "avif" | "webp";
}

/**
 * Makes the sizes of a picture, one after the other: none larger than the picture, none of what moves, since AVIF would
 * hold it still.
 */
export async function* renditionsOf(picture: Buffer, widths: readonly number[]): AsyncIterable<Rendition> {
  const { width: own, pages = 1 } = await decode(sharp(picture).metadata());
  if (pages > 1) return;
  const smaller = widths.filter((width) => width < own);
  const isBetween = smaller.length > 0 && smaller.length < widths.length;
  for (const width of smaller) {
    yield {
      bytes: await resized(picture, width).webp({ quality: 78, effort: 4 }).toBuffer(),
      width,
      extension: "webp",
    };
  }
  for (const width of isBetween || widths.includes(own) ? [...smaller, own] : smaller) {
    yield {
      bytes: await resized(picture, width).avif({ quality: 55, effort: 3 }).toBuffer(),
      width,
      extension: "avif",
    };
  }
}

const resized = (picture: Buffer, width: number) =>
  sharp(picture).resize({ width, withoutEnlargement: true }).timeout({ seconds: RENDITION_TIMEOUT });

/** Whatever the decoder does not like about a file is the file's fault. */
async function decode<T>(decoded: Promise<T>): Promise<T> {
  try {
    return await decoded;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    if (/timeout/i.test(message)) throw new PictureRefused("slow");
    throw new PictureRefused(/pixel limit/i.test(message) ? "pixels" : "broken");
  }
}
