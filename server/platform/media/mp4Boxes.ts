import type { FileHandle } from "node:fs/promises";
import { blank, bytesAt, type Part } from "./filePart.ts";

/** A box of an MP4 or QuickTime file: four bytes of length, a name of four characters, then its content. */
export interface Box {
  name: string;
  start: number;
  content: Part;
}

/** The number of boxes that may still be read: a file with more boxes than any camera writes is no film. */
export interface Budget {
  left: number;
  /** The number of runs of samples that may still be read. */
  runs: number;
  /** The number of boxes that may still be emptied: each costs a write of its own. */
  freed: number;
}

/** Returns a budget for one film: more than any camera writes. */
export const budgetOfFilm = (): Budget => ({ left: 50_000, runs: 500_000, freed: 5_000 });

/** Many small boxes lie in one block, so that they take one read instead of one each. */
const BLOCK = 4_096;

/** Reads the boxes of a part, in blocks; `rest` is what follows the last readable one. */
export async function boxesIn(
  handle: FileHandle,
  { start, end }: Part,
  budget: Budget,
): Promise<{ boxes: Box[]; rest: Part }> {
  const boxes: Box[] = [];
  let at = start;
  let block: { start: number; bytes: Buffer } = { start, bytes: Buffer.alloc(0) };
  while (at + 8 <= end) {
    if (--budget.left < 0) throw new TooManyBoxes();
    if (at + 16 > block.start + block.bytes.length)
      block = { start: at, bytes: await bytesAt(handle, at, Math.min(BLOCK, end - at)) };
    const head = block.bytes.subarray(at - block.start, at - block.start + 16);
    if (head.length < 8) break;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const size = short === 0 ? end - at : isLong ? Number(head.readBigUInt64BE(8)) : short;
    const content = { start: at + (isLong ? 16 : 8), end: at + size };
    if (content.start > content.end || content.end > end) break;
    boxes.push({ name: head.toString("latin1", 4, 8), start: at, content });
    at = content.end;
  }
  return { boxes, rest: { start: at, end } };
}

/** Finds the first box at a path of box names. */
export async function findBox(handle: FileHandle, within: Part, path: string[], budget: Budget): Promise<Part | null> {
  let here = within;
  for (const name of path) {
    const { boxes } = await boxesIn(handle, here, budget);
    const match = boxes.find((box) => box.name === name);
    if (!match) return null;
    here = match.content;
  }
  return here;
}

/** Turns a box into an empty one of the same length, which players skip. */
export async function freeBox(handle: FileHandle, { start, content }: Box, budget: Budget): Promise<void> {
  if (--budget.freed < 0) throw new TooManyBoxes();
  await handle.write("free", start + 4, "latin1");
  await blank(handle, content);
}

export class TooManyBoxes extends Error {
  constructor() {
    super("The video has more boxes than are read");
    this.name = "TooManyBoxes";
  }
}
