import { readFile } from "node:fs/promises";
import type { Sharp, SharpOptions } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { type Apng, apngOf } from "./apng.ts";
import { joined } from "./apngCanvas.ts";
import { kindOf } from "./fileKind.ts";
import { gammaOf, inSrgb } from "./pngGamma.ts";
import { Gate } from "#server/platform/gate";

/**
 * Why a picture was refused: a kind that we do not accept, a side that is too long, too many pixels or frames, a broken
 * file, or one that takes too long to decode.
 */
export type PictureFault = "kind" | "side" | "pixels" | "frames" | "broken" | "slow";

export class PictureRefused extends Error {
  constructor(readonly fault: PictureFault) {
    super(`The image was refused: ${fault}`);
    this.name = "PictureRefused";
  }
}

export interface PictureLimits {
  /** The MIME types that the content of a file may have. */
  kinds: readonly string[];
  /** The largest number of pixels over all frames. */
  pixels: number;
  /** The largest number of pixels of a picture that becomes smaller while it is decoded, so that it needs little memory. */
  shrinkingPixels: number;
  /** The longest side of the picture that a member sends. */
  sentSide: number;
  frames: number;
  /** The longest side of the picture that we store. */
  side: number;
  /** Whether only the first frame of an animation is kept. */
  isStill?: boolean;
}

/** A WebP without any metadata, turned upright. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  /** The thumbhash of the picture, in base64. */
  placeholder: string;
  /** The first frame of an animation, as a WebP of the same size; null for a picture that does not move. */
  still: Buffer | null;
}

const ANIMATED = new Set(["image/gif", "image/webp"]);

/** How a picture is decoded. */
interface Reading {
  options: SharpOptions;
  /** The gamma of a PNG, if its colours are not sRGB. */
  gamma: number | null;
  /** The frames of an animated PNG, which libvips does not read. */
  apng: Apng | null;
}

/** The seconds after which libvips itself stops decoding one picture. */
const TIMEOUT = 5;
/** The seconds for pictures that are made after the answer, when nobody waits for them. */
const RENDITION_TIMEOUT = 30;
const PLACEHOLDER_SIDE = 100;

/** Loads libvips with the first picture. Uploads are decoded once, so its cache would only hold memory. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp;
}

/**
 * Makes our own picture from the one that a member sent. Decoding is heavy: two run at once, some wait, and the rest
 * are refused with "try again".
 */
export class Pictures {
  readonly #gate = new Gate({ atOnce: 2, queue: 20, waitMs: 10_000 });

  /**
   * Makes a picture within the limits.
   * @throws PictureRefused for a file that is not a sound picture within them.
   * @throws DomainError SERVICE_UNAVAILABLE when too many pictures wait already.
   */
  make(file: string, limits: PictureLimits): Promise<Picture> {
    return this.#gate.run(() => make(file, limits));
  }
}

async function make(file: string, limits: PictureLimits): Promise<Picture> {
  // The first bytes decide, before any decoder sees the file: libvips would read SVG and more.
  const kind = await kindOf(file);
  if (kind === null || !limits.kinds.includes(kind)) throw new PictureRefused("kind");
  const reading = await inspect(file, kind, limits);
  const { data, info } = await stored(file, reading, limits);
  return {
    bytes: data,
    width: info.width,
    height: info.pageHeight ?? info.height,
    placeholder: await placeholderOf(data),
    still: moves(reading) ? (await stored(file, stillOf(reading), limits)).data : null,
  };
}

const moves = ({ options, apng }: Reading) => options.animated === true || apng !== null;
const stillOf = (reading: Reading): Reading => ({
  ...reading,
  options: { ...reading.options, animated: false },
  apng: reading.apng && { ...reading.apng, frames: reading.apng.frames.slice(0, 1) },
});

async function stored(file: string, { options, gamma, apng }: Reading, { side }: PictureLimits) {
  const sharp = await loadSharp();
  const fitting = { width: side, height: side, fit: "inside", withoutEnlargement: true } as const;
  const webp = { quality: 80, effort: options.animated || apng ? 2 : 4 };
  const limited = (picture: Sharp) => picture.timeout({ seconds: TIMEOUT });
  if (apng) return decode(joined(apng, { gamma, webp, fit: (frame) => limited(frame).resize(fitting) }));
  const small = limited(sharp(file, options)).resize(fitting);
  const inColour =
    gamma === null ? small : await decode(inSrgb(small, gamma)).then(({ pixels, raw }) => sharp(pixels, { raw }));
  return decode(limited(inColour).webp(webp).toBuffer({ resolveWithObject: true }));
}

/** Reads the header only, and decides from it whether and how the picture is decoded. */
async function inspect(file: string, kind: string, limits: PictureLimits): Promise<Reading> {
  const careful = {
    limitInputPixels: kind === "image/jpeg" ? limits.shrinkingPixels : limits.pixels,
    failOn: "error",
  } as const;
  const sharp = await loadSharp();
  const header = await decode(sharp(file, careful).metadata());
  const { width, height, pageHeight = height, pages = 1 } = header;
  const png = kind === "image/png" ? await readFile(file) : null;
  const apng = png && apngOf(png);
  const frames = apng?.frames.length ?? (ANIMATED.has(kind) ? pages : 1);
  // A progressive JPEG is in memory as a whole before the first of its pixels is known.
  const pixels = kind === "image/jpeg" && !header.isProgressive ? limits.shrinkingPixels : limits.pixels;
  if (Math.max(width, pageHeight) > limits.sentSide) throw new PictureRefused("side");
  if (frames > limits.frames) throw new PictureRefused("frames");
  if (width * pageHeight * frames > pixels) throw new PictureRefused("pixels");
  // The frames of an animation cannot be turned, and only single pictures come out of cameras lying on their side.
  const options = { ...careful, animated: apng === null && frames > 1 && !limits.isStill, autoOrient: frames === 1 };
  return { options, gamma: png && gammaOf(png), apng: limits.isStill ? null : apng };
}

/** Returns the thumbhash of a picture in base64, which the client shows while the picture loads. */
export async function placeholderOf(picture: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const small: Sharp = sharp(picture, { page: 0 })
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: "inside" })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw();
  const { data, info } = await decode(small.toBuffer({ resolveWithObject: true }));
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

/** A picture in another size or format, for small screens and for browsers that support a better format. */
export interface Rendition {
  bytes: Buffer;
  width: number;
  extension: "avif" | "webp" | "jpg";
}

/**
 * Makes the sizes of a picture, one after the other: none larger than the picture, and none of an animation, because
 * AVIF would show only one frame.
 */
export async function* renditionsOf(picture: Buffer, widths: readonly number[]): AsyncIterable<Rendition> {
  const sharp = await loadSharp();
  const { width: own, pages = 1 } = await decode(sharp(picture).metadata());
  if (pages > 1) return;
  const smaller = widths.filter((width) => width < own);
  const isBetween = smaller.length > 0 && smaller.length < widths.length;
  for (const width of smaller) {
    yield {
      bytes: await (await resized(picture, width)).webp({ quality: 78, effort: 4 }).toBuffer(),
      width,
      extension: "webp",
    };
  }
  for (const width of isBetween || widths.includes(own) ? [...smaller, own] : smaller) {
    yield {
      bytes: await (await resized(picture, width)).avif({ quality: 55, effort: 3 }).toBuffer(),
      width,
      extension: "avif",
    };
  }
}

/**
 * Makes the JPEG of a picture, at most so wide: on white, because JPEG knows no transparency, and of an animation the
 * first frame.
 */
export async function jpegOf(picture: Buffer, widest: number): Promise<Rendition> {
  const image = await resized(picture, widest);
  const jpeg = image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true });
  const { data, info } = await jpeg.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, extension: "jpg" };
}

async function resized(picture: Buffer, width: number): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(picture).resize({ width, withoutEnlargement: true }).timeout({ seconds: RENDITION_TIMEOUT });
}

/** Turns every failure of the decoder into a refusal, because the file is its cause. */
async function decode<T>(decoded: Promise<T>): Promise<T> {
  try {
    return await decoded;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    if (/timeout/i.test(message)) throw new PictureRefused("slow");
    throw new PictureRefused(/pixel limit/i.test(message) ? "pixels" : "broken");
  }
}
