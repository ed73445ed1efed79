import { setImmediate } from "node:timers/promises";
import type { Sharp } from "sharp";
import { chunksOf } from "./pngChunks.ts";

/** The gamma that nearly every program writes; it is that of sRGB, so nothing has to be done. */
const USUAL = 0.45455;
const NEARLY = 0.01;
const STEPS = 65_536;
/** The samples after which others get their turn: the largest picture takes a tenth of a second. */
const BAND = 250_000;
/** Chunks that say more about the colours than the gamma, which then does not count. */
const PROFILES = new Set(["iCCP", "sRGB", "cICP"]);

/** Returns the gamma that a PNG states for its colours; null when they are sRGB or have a profile. */
export function gammaOf(png: Buffer): number | null {
  let gamma: number | null = null;
  for (const { type, data } of chunksOf(png)) {
    if (PROFILES.has(type)) return null;
    if (type === "gAMA" && data.length === 4) gamma = data.readUInt32BE(0) / 100_000;
    if (type === "IDAT") break;
  }
  return gamma === null || gamma === 0 || Math.abs(gamma - USUAL) < NEARLY ? null : gamma;
}

/** Returns the pixels of a picture with colours of this gamma, or of none that has to be applied, as sRGB. */
export async function inSrgb(picture: Sharp, gamma: number | null) {
  if (gamma === null) {
    const { data, info } = await picture.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
    return { pixels: data, raw: info };
  }
  const { data, info } = await picture
    .toColourspace("rgb16")
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const samples = new Uint16Array(data.buffer, data.byteOffset, width * height * channels);
  const table = tableOf(gamma);
  const hasAlpha = channels === 2 || channels === 4;
  const pixels = Buffer.alloc(samples.length);
  for (let at = 0; at < samples.length; at++) {
    const sample = samples[at] ?? 0;
    const isAlpha = hasAlpha && at % channels === channels - 1;
    pixels[at] = isAlpha ? sample >> 8 : (table[sample] ?? 0);
    if (at % BAND === BAND - 1) await setImmediate();
  }
  return { pixels, raw: { width, height, channels } };
}

/** Returns the sRGB value of each sample of 16 bits. */
function tableOf(gamma: number): Uint8Array {
  return Uint8Array.from({ length: STEPS }, (_, sample) => {
    const light = (sample / (STEPS - 1)) ** (1 / gamma);
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
}
