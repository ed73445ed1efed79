import type { FileHandle } from "node:fs/promises";

/** A part of a file. */
export interface Part {
  start: number;
  /** The position after its last byte. */
  end: number;
}

const BLANK = Buffer.alloc(64 * 1024);

/** Overwrites a part with zeros. */
export async function blank(handle: FileHandle, { start, end }: Part): Promise<void> {
  for (let at = start; at < end; at += BLANK.length) await handle.write(BLANK, 0, Math.min(BLANK.length, end - at), at);
}

/** Reads so many bytes from a position on, or as many as there are. */
export async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
