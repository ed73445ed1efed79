import type { FileHandle } from "node:fs/promises";
import { bytesAt, type Part } from "./filePart.ts";
import { type Box, boxesIn, budgetOfFilm, TooManyBoxes } from "./mp4Boxes.ts";

/** The boxes that lead to the tables of a film. */
const LEADING = new Set(["moov", "trak", "edts", "mdia", "minf", "stbl", "moof", "traf", "mfra"]);
/** The bytes of an entry, at least, of each table that begins with the number of its entries. */
const WIDTHS = new Map(Object.entries({ stts: 8, ctts: 8, stsc: 12, stco: 4, co64: 8, stss: 4, elst: 12, stsd: 8 }));

/** The largest number of entries of a table, and of samples of a fragment: readers expand them in one go. */
const MOST_ENTRIES = 500_000;

/**
 * Checks that the tables of an MP4 or QuickTime film contain as many entries as they say, and that there are no more
 * boxes and entries than cameras write: readers of films trust these numbers, so one of four bytes could occupy the
 * server for minutes.
 */
export async function hasPlausibleTables(handle: FileHandle, whole: Part): Promise<boolean> {
  const budget = budgetOfFilm();
  const inside = async (part: Part): Promise<boolean> => {
    for (const box of (await boxesIn(handle, part, budget)).boxes) {
      const samples = { left: MOST_ENTRIES };
      if (!(await (box.name === "moof" ? fragment(box.content, samples) : plausible(box)))) return false;
    }
    return true;
  };
  const plausible = async (box: Box): Promise<boolean> =>
    LEADING.has(box.name) ? inside(box.content) : isPlausible(handle, box);
  const fragment = async (part: Part, samples: { left: number }): Promise<boolean> => {
    for (const box of (await boxesIn(handle, part, budget)).boxes) {
      if (box.name === "trun") samples.left -= (await numbersOf(handle, box))[1] ?? 0;
      if (samples.left < 0 || (box.name === "traf" && !(await fragment(box.content, samples)))) return false;
    }
    return true;
  };
  try {
    return await inside(whole);
  } catch (error) {
    if (error instanceof TooManyBoxes) return false;
    throw error;
  }
}

async function isPlausible(handle: FileHandle, box: Box): Promise<boolean> {
  const length = box.content.end - box.content.start;
  if (box.name === "stsz" || box.name === "stz2") {
    const [, size = 0, count = 0] = await numbersOf(handle, box);
    // One size for all samples needs no entries; of the small sizes, two share a byte.
    const width = box.name === "stz2" ? 0.5 : 4;
    return (box.name === "stsz" && size !== 0) || (count <= MOST_ENTRIES && 12 + count * width <= length);
  }
  const width = WIDTHS.get(box.name);
  if (width === undefined) return true;
  const [, count = 0] = await numbersOf(handle, box);
  return count <= MOST_ENTRIES && 8 + count * width <= length;
}

/** Returns the first three numbers of a box; fewer where it is shorter. */
async function numbersOf(handle: FileHandle, { content }: Box): Promise<number[]> {
  const bytes = await bytesAt(handle, content.start, Math.min(12, content.end - content.start));
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32BE(4 * at));
}
