import type { FileHandle } from "node:fs/promises";
import { blank, bytesAt, type Part } from "./filePart.ts";

/** More elements than any camera writes. */
const MOST_ELEMENTS = 20_000;

/**
 * The EBML ids of a WebM file: the segment and its introduction, which contain other elements; tags, title, attachments
 * and chapters, which reveal its origin.
 */
const HOLDING_IDS = new Set([0x18538067, 0x1549a966]);
const METADATA_IDS = new Set([0x1254c367, 0x7ba9, 0x1941a469, 0x1043a770]);
const VOID = 0xec;

/**
 * Walks the elements of a WebM file as far as their lengths are known. A recording of a browser does not write lengths,
 * and has no tags.
 */
export async function blankTags(handle: FileHandle, { start, end }: Part): Promise<void> {
  let at = start;
  for (let count = 0; at < end && count < MOST_ELEMENTS; count++) {
    const head = await bytesAt(handle, at, 12);
    const id = elementId(head);
    const size = id && elementSize(head, id.length);
    if (!id || !size) return;
    const content = at + id.length + size.length;
    if (HOLDING_IDS.has(id.value)) {
      at = content;
      continue;
    }
    if (size.value === null) return;
    if (METADATA_IDS.has(id.value)) await blankElement(handle, { start: at, end: Math.min(content + size.value, end) });
    at = content + size.value;
  }
}

/** Turns an element into an empty one of the same length, which players skip. */
async function blankElement(handle: FileHandle, { start, end }: Part): Promise<void> {
  // The length takes eight bytes, or one where there is no room for them.
  const isShort = end - start < 9;
  const head = Buffer.alloc(isShort ? 2 : 9, VOID);
  const length = end - start - head.length;
  if (length < 0) return;
  if (isShort) head.writeUInt8(0x80 | length, 1);
  else head.writeBigUInt64BE((1n << 56n) | BigInt(length), 1);
  await handle.write(head, 0, head.length, start);
  await blank(handle, { start: start + head.length, end });
}

/** Reads an id; its first set bit gives the number of its bytes. */
function elementId(head: Buffer): { value: number; length: number } | null {
  const length = Math.clz32(head[0] ?? 0) - 23;
  return length >= 1 && length <= 4 && head.length >= length ? { value: head.readUIntBE(0, length), length } : null;
}

/** Reads a length, of which that bit is no part; all bits set mean that the length is unknown. */
function elementSize(head: Buffer, at: number): { value: number | null; length: number } | null {
  const length = Math.clz32(head[at] ?? 0) - 23;
  if (length < 1 || length > 8 || head.length < at + length) return null;
  const bits = head.subarray(at, at + length).reduce((value: bigint, byte) => value * 256n + BigInt(byte), 0n);
  const most = (1n << BigInt(7 * length)) - 1n;
  const value = bits & most;
  return { value: value === most ? null : Number(value), length };
}
