import { type FileHandle, open } from "node:fs/promises";

/** Boxes of an MP4 or QuickTime file that tell of author, camera and place; nothing in them is needed to play it. */
const TELLING = new Set(["udta", "meta", "uuid"]);
/** Boxes that hold others, among which telling ones may be. */
const HOLDING = new Set(["moov", "trak", "mdia", "moof", "traf"]);
/** More than any camera writes. */
const MOST_BOXES = 20_000;
const BLANK = Buffer.alloc(64 * 1024);

/** EBML ids of a WebM file: the segment and its introduction, which hold others; tags and title, which tell of its origin. */
const HOLDING_IDS = new Set([0x18538067, 0x1549a966]);
const TELLING_IDS = new Set([0x1254c367, 0x7ba9]);
const VOID = 0xec;

interface Part {
  start: number;
  /** Behind its last byte. */
  end: number;
}

/**
 * Takes out of a video what it says beside its pictures and sound: place, camera, author, title. It is overwritten where
 * it stands, so that everything else stays where the file's own tables say that it is.
 */
export async function blankMetadata(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    const whole = { start: 0, end: (await handle.stat()).size };
    const isWebm = (await bytesAt(handle, 0, 4)).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
    if (isWebm) await blankTags(handle, whole);
    else await blankBoxes(handle, whole, { left: MOST_BOXES });
  } finally {
    await handle.close();
  }
}

/** Walks the boxes of a part: four bytes of length, four letters, then its content. */
async function blankBoxes(handle: FileHandle, { start, end }: Part, count: { left: number }): Promise<void> {
  let at = start;
  for (; at + 8 <= end && count.left > 0; count.left--) {
    const head = await bytesAt(handle, at, 16);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const size = short === 0 ? end - at : isLong ? Number(head.readBigUInt64BE(8)) : short;
    const content = { start: at + (isLong ? 16 : 8), end: at + size };
    if (content.start > content.end || content.end > end) return;
    const name = head.toString("latin1", 4, 8);
    if (TELLING.has(name)) {
      await handle.write("free", at + 4, "latin1");
      await blank(handle, content);
    } else if (HOLDING.has(name)) {
      await blankBoxes(handle, content, count);
    }
    at = content.end;
  }
}

/** Walks the elements of a WebM file as far as their lengths are told; a recording of a browser tells none and has no tags. */
async function blankTags(handle: FileHandle, { start, end }: Part): Promise<void> {
  let at = start;
  for (let count = 0; at < end && count < MOST_BOXES; count++) {
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
    if (TELLING_IDS.has(id.value)) await blankElement(handle, { start: at, end: Math.min(content + size.value, end) });
    at = content + size.value;
  }
}

/** Turns an element into one of no meaning and the same length. */
async function blankElement(handle: FileHandle, { start, end }: Part): Promise<void> {
  // The length is told in eight bytes, or in one where there is no room for them.
  const isShort = end - start < 9;
  const head = Buffer.alloc(isShort ? 2 : 9, VOID);
  const length = end - start - head.length;
  if (length < 0) return;
  if (isShort) head.writeUInt8(0x80 | length, 1);
  else head.writeBigUInt64BE((1n << 56n) | BigInt(length), 1);
  await handle.write(head, 0, head.length, start);
  await blank(handle, { start: start + head.length, end });
}

/** The first set bit tells how many bytes an id takes. */
function elementId(head: Buffer): { value: number; length: number } | null {
  const length = Math.clz32(head[0] ?? 0) - 23;
  return length >= 1 && length <= 4 && head.length >= length ? { value: head.readUIntBE(0, length), length } : null;
}

/** The same for a length, where that bit does not count; all bits set means that the length is not told. */
function elementSize(head: Buffer, at: number): { value: number | null; length: number } | null {
  const length = Math.clz32(head[at] ?? 0) - 23;
  if (length < 1 || length > 8 || head.length < at + length) return null;
  const bits = head.subarray(at, at + length).reduce((value: bigint, byte) => value * 256n + BigInt(byte), 0n);
  const most = (1n << BigInt(7 * length)) - 1n;
  const value = bits & most;
  return { value: value === most ? null : Number(value), length };
}

async function blank(handle: FileHandle, { start, end }: Part): Promise<void> {
  for (let at = start; at < end; at += BLANK.length) await handle.write(BLANK, 0, Math.min(BLANK.length, end - at), at);
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
