import { setImmediate } from "node:timers/promises";
import type { Sharp, WebpOptions } from "sharp";
import type { Apng, ApngFrame } from "./apng.ts";
import { inSrgb } from "./pngGamma.ts";

const CHANNELS = 4;
/** The bytes after which others get their turn. */
const BAND = 500_000;

/** The canvas on which the frames of an animated PNG are drawn one after the other, in RGBA. */
class ApngCanvas {
  #pixels: Buffer;

  constructor(private readonly size: { width: number; height: number }) {
    this.#pixels = Buffer.alloc(size.width * size.height * CHANNELS);
  }

  /** Checks whether a frame lies on the canvas. */
  holds({ area }: ApngFrame): boolean {
    const { width, height } = this.size;
    return area.left + area.width <= width && area.top + area.height <= height;
  }

  /**
   * Draws a frame, calls `show` with the whole canvas, and then does with the area what the frame says.
   * @param rgba the pixels of the frame.
   */
  async draw(frame: ApngFrame, rgba: Buffer, show: (pixels: Buffer) => Promise<void>): Promise<void> {
    const before = frame.disposal === "restore" ? Buffer.from(this.#pixels) : null;
    await this.#rows(frame, (at, from, length) => {
      if (frame.replaces) rgba.copy(this.#pixels, at, from, from + length);
      else over(this.#pixels.subarray(at, at + length), rgba.subarray(from, from + length));
    });
    await show(this.#pixels);
    if (before) this.#pixels = before;
    else if (frame.disposal === "clear")
      await this.#rows(frame, (at, _, length) => this.#pixels.fill(0, at, at + length));
  }

  /** Calls a function with the place of each row of a frame on the canvas, in the frame, and its length in bytes. */
  async #rows({ area }: ApngFrame, each: (at: number, from: number, length: number) => void): Promise<void> {
    const length = area.width * CHANNELS;
    const band = Math.ceil(BAND / length);
    for (let row = 0; row < area.height; row++) {
      each(((area.top + row) * this.size.width + area.left) * CHANNELS, row * length, length);
      if (row % band === band - 1) await setImmediate();
    }
  }
}

/** Lays pixels over others of the same number. */
function over(below: Buffer, above: Buffer): void {
  for (let at = 0; at < above.length; at += CHANNELS) {
    const alpha = (above[at + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    const under = ((below[at + 3] ?? 0) / 255) * (1 - alpha);
    const both = alpha + under;
    for (let channel = 0; channel < 3; channel++)
      below[at + channel] = Math.round(
        ((above[at + channel] ?? 0) * alpha + (below[at + channel] ?? 0) * under) / both,
      );
    below[at + 3] = Math.round(255 * both);
  }
}

/** How the frames of an animated PNG are drawn and kept. */
interface Drawing {
  /** The gamma of their colours, if these are not sRGB. */
  gamma: number | null;
  /** Makes a drawn frame smaller. */
  fit: (frame: Sharp) => Sharp;
  webp: WebpOptions;
}

/** Draws the frames of an animated PNG and joins them to an animated WebP. */
export async function joined({ width, height, plays, frames }: Apng, { gamma, fit, webp }: Drawing) {
  const { default: sharp } = await import("sharp");
  const canvas = new ApngCanvas({ width, height });
  const frameImages: Buffer[] = [];
  for (const frame of frames) {
    if (!canvas.holds(frame)) throw new Error("A frame lies outside of its picture");
    const { pixels: rgba, raw } = await inSrgb(sharp(frame.png, { failOn: "error" }).ensureAlpha(), gamma);
    if (raw.width !== frame.area.width || raw.channels !== CHANNELS) throw new Error("A frame is not what it says");
    await canvas.draw(frame, rgba, async (pixels) => {
      const whole = sharp(pixels, { raw: { width, height, channels: CHANNELS } });
      frameImages.push(await fit(whole).png({ compressionLevel: 1 }).toBuffer());
    });
  }
  const joint = frameImages.length > 1 ? sharp(frameImages, { join: { animated: true } }) : sharp(frameImages[0]);
  const timing = frameImages.length > 1 ? { loop: plays, delay: frames.map(({ delay }) => delay) } : {};
  return joint.webp({ ...webp, ...timing }).toBuffer({ resolveWithObject: true });
}
