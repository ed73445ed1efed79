import type { FileHandle } from "node:fs/promises";
import { bytesAt, type Part } from "./filePart.ts";
import { type Budget, boxesIn, TooManyBoxes } from "./mp4Boxes.ts";

/** The runs in which the pieces of a track lie in the file. */
export interface Runs {
  /** The position at which each run begins. */
  starts: number[];
  /** The length of each run; null where the tables do not contain it, as for some kinds of sound. */
  lengths: number[] | null;
}

/**
 * Reads the runs of a track from its table of samples (the content of `stbl`); returns null for tables that it does not
 * understand.
 */
export async function runsOf(handle: FileHandle, table: Part, budget: Budget): Promise<Runs | null> {
  const { boxes } = await boxesIn(handle, table, budget);
  const read = async (name: string): Promise<Buffer | null> => {
    const content = boxes.find((box) => box.name === name)?.content;
    return content ? bytesAt(handle, content.start, content.end - content.start) : null;
  };
  const starts = startsIn(await read("stco"), await read("co64"), budget);
  const [perRun, sizes] = [await read("stsc"), await read("stsz")];
  if (!starts || !perRun || !sizes || sizes.length < 12) return null;
  if (starts.length === 0) return { starts, lengths: [] };
  // One size for all samples cannot be trusted: QuickTime films write 1 there and mean a frame of sound.
  if (sizes.readUInt32BE(4) !== 0) return { starts, lengths: null };
  const counts = countsIn(perRun, starts.length);
  const lengths = counts && lengthsIn(sizes, counts);
  return lengths && { starts, lengths };
}

/** Returns the number of entries of a table: four bytes of version, four of their number, then so many bytes each. */
function entriesOf(table: Buffer, width: number, from = 4): number | null {
  if (table.length < from + 4) return null;
  const count = table.readUInt32BE(from);
  return from + 4 + count * width <= table.length ? count : null;
}

function startsIn(short: Buffer | null, long: Buffer | null, budget: Budget): number[] | null {
  const table = short ?? long;
  const count = table && entriesOf(table, short ? 4 : 8);
  if (!table || count === null) return null;
  if ((budget.runs -= count) < 0) throw new TooManyBoxes();
  return Array.from({ length: count }, (_, i) =>
    short ? table.readUInt32BE(8 + 4 * i) : Number(table.readBigUInt64BE(8 + 8 * i)),
  );
}

/** Counts the samples of each run: every entry holds from its run to that of the next one. */
function countsIn(table: Buffer, runs: number): number[] | null {
  const entries = entriesOf(table, 12);
  if (!entries || table.readUInt32BE(8) !== 1) return null;
  const counts: number[] = [];
  for (let entry = 0; entry < entries; entry++) {
    const next = entry + 1 < entries ? table.readUInt32BE(8 + 12 * (entry + 1)) - 1 : runs;
    if (next < counts.length || next > runs) return null;
    const many = table.readUInt32BE(8 + 12 * entry + 4);
    while (counts.length < next) counts.push(many);
  }
  return counts.length === runs ? counts : null;
}

function lengthsIn(table: Buffer, counts: readonly number[]): number[] | null {
  const samples = entriesOf(table, 4, 8);
  if (samples === null) return null;
  const lengths: number[] = [];
  let sample = 0;
  for (const many of counts) {
    if (sample + many > samples) return null;
    let length = 0;
    for (const end = sample + many; sample < end; sample++) length += table.readUInt32BE(12 + 4 * sample);
    lengths.push(length);
  }
  return lengths;
}
