import { crc32 } from "node:zlib";
import { type Chunk, chunksOf, PNG_SIGNATURE } from "./pngChunks.ts";

/** What happens with the area of a frame after it was shown. */
type Disposal = "keep" | "clear" | "restore";

/** A frame of an animated PNG: a PNG of its own, for an area of the canvas. */
export interface ApngFrame {
  png: Buffer;
  area: { left: number; top: number; width: number; height: number };
  /** In milliseconds. */
  delay: number;
  disposal: Disposal;
  /** Whether the frame replaces what is below it, transparent parts too. */
  replaces: boolean;
}

export interface Apng {
  width: number;
  height: number;
  /** How often it plays; 0 stands for ever. */
  plays: number;
  frames: ApngFrame[];
}

const DISPOSALS: readonly Disposal[] = ["keep", "clear", "restore"];
/** Chunks that each frame gets from the whole file, because they say what its samples mean. */
const SHARED = new Set(["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT"]);

/** Returns the frames of an animated PNG; null for a PNG that does not move. Nothing is decoded. */
export function apngOf(png: Buffer): Apng | null {
  const shared: Chunk[] = [];
  const parts: { control: Buffer; data: Buffer[] }[] = [];
  let header: Buffer | null = null;
  let plays: number | null = null;
  for (const { type, data } of chunksOf(png)) {
    if (type === "IHDR" && data.length === 13) header = data;
    else if (type === "acTL" && data.length === 8) plays = data.readUInt32BE(4);
    else if (type === "fcTL" && data.length === 26) parts.push({ control: data, data: [] });
    else if (type === "IDAT") parts.at(-1)?.data.push(data);
    else if (type === "fdAT" && data.length > 4) parts.at(-1)?.data.push(data.subarray(4));
    else if (SHARED.has(type)) shared.push({ type, data });
  }
  if (!header || plays === null || parts.length < 2) return null;
  const size = { width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
  const whole = header;
  return { ...size, plays, frames: parts.map(({ control, data }) => frameOf(whole, shared, control, data)) };
}

function frameOf(header: Buffer, shared: readonly Chunk[], control: Buffer, data: Buffer[]): ApngFrame {
  const own = Buffer.from(header);
  control.copy(own, 0, 4, 12);
  const chunks = [{ type: "IHDR", data: own }, ...shared, { type: "IDAT", data: Buffer.concat(data) }];
  const number = (at: number) => control.readUInt32BE(at);
  return {
    png: Buffer.concat([PNG_SIGNATURE, ...chunks.map(written), written({ type: "IEND", data: Buffer.alloc(0) })]),
    area: { width: number(4), height: number(8), left: number(12), top: number(16) },
    delay: Math.round((1_000 * control.readUInt16BE(20)) / (control.readUInt16BE(22) || 100)),
    disposal: DISPOSALS[control.readUInt8(24)] ?? "keep",
    replaces: control.readUInt8(25) === 0,
  };
}

function written({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
