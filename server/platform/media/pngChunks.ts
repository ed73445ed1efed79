export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A part of a PNG. */
export interface Chunk {
  type: string;
  data: Buffer;
}

/**
 * Returns the chunks of a PNG in their order, up to its end or to the first that is cut off; what follows the end is no
 * part of the picture.
 */
export function* chunksOf(png: Buffer): Generator<Chunk> {
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= png.length) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const end = at + 8 + length;
    if (end + 4 > png.length) return;
    yield { type, data: png.subarray(at + 8, end) };
    if (type === "IEND") return;
    at = end + 4;
  }
}
