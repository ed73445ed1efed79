import type { FileHandle } from "node:fs/promises";
import { blank, bytesAt, type Part } from "./filePart.ts";
import { type Box, type Budget, boxesIn, budgetOfFilm, findBox, freeBox, TooManyBoxes } from "./mp4Boxes.ts";
import { type Runs, runsOf } from "./mp4Samples.ts";

/** The boxes of which a film consists; cameras add others that reveal themselves, their owner or their location. */
const FILM = new Set(["ftyp", "styp", "moov", "moof", "mdat", "sidx", "ssix", "mfra", "wide"]);
const MOVIE = new Set(["mvhd", "iods", "mvex", "trak"]);
/** Boxes that hold metadata at any level, and those that link other tracks to this one. */
const METADATA_BOXES = new Set(["udta", "meta", "uuid", "tref"]);
const HOLDING = new Set(["mdia", "traf"]);
/** Tracks of pictures and of sound; others hold locations, times and readings of instruments, also as subtitles. */
const PLAYABLE = new Set(["vide", "soun"]);

/** The largest number of pieces of a film between which other data may lie. */
const MOST_GAPS = 20_000;

/** What the boxes of a film say about it. */
interface Film {
  /** The parts of the file that store pictures and sound, among other things. */
  stores: Part[];
  /** The runs of the tracks that stay; null where the reader did not understand a track's table. */
  runs: (Runs | null)[];
  /** The positions at which the pieces of the removed tracks begin. */
  others: number[];
  /** Whether the film is fragmented: each fragment then says where its pieces lie. */
  inFragments: boolean;
  /** Whether a track was removed. */
  wasTaken: boolean;
}

/**
 * Removes from an MP4 or QuickTime film everything but picture and sound: metadata of location, camera and author,
 * tracks with the location at each moment, and data between the pieces of the others. It overwrites all of it where it
 * lies, so that the rest stays where the film's tables expect it. Returns false when that is not possible.
 */
export async function blankBoxes(handle: FileHandle, whole: Part): Promise<boolean> {
  const budget = budgetOfFilm();
  const film: Film = { stores: [], runs: [], others: [], inFragments: false, wasTaken: false };
  try {
    const { boxes, rest } = await boxesIn(handle, whole, budget);
    await blank(handle, rest);
    for (const box of boxes) await cleanPart(handle, box, film, budget);
    if (film.inFragments) return !film.wasTaken;
    const playable = playableParts(film);
    return playable ? await blankBetween(handle, film.stores, playable) : !film.wasTaken;
  } catch (error) {
    if (error instanceof TooManyBoxes) return false;
    throw error;
  }
}

async function cleanPart(handle: FileHandle, box: Box, film: Film, budget: Budget): Promise<void> {
  const { name, content } = box;
  if (!FILM.has(name)) return freeBox(handle, box, budget);
  if (name === "mdat") film.stores.push(content);
  if (name === "moof") {
    film.inFragments = true;
    await cleanInside(handle, content, budget);
  }
  if (name !== "moov") return;
  for (const part of (await boxesIn(handle, content, budget)).boxes) {
    if (!MOVIE.has(part.name)) await freeBox(handle, part, budget);
    else if (part.name === "trak") await cleanTrack(handle, part, film, budget);
  }
}

async function cleanTrack(handle: FileHandle, track: Box, film: Film, budget: Budget): Promise<void> {
  const kind = await findBox(handle, track.content, ["mdia", "hdlr"], budget);
  const isPlayable = kind && PLAYABLE.has((await bytesAt(handle, kind.start + 8, 4)).toString("latin1"));
  const table = await findBox(handle, track.content, ["mdia", "minf", "stbl"], budget);
  const runs = table && (await runsOf(handle, table, budget));
  if (!isPlayable) {
    film.wasTaken = true;
    for (const start of runs?.starts ?? []) film.others.push(start);
    return freeBox(handle, track, budget);
  }
  film.runs.push(runs);
  await cleanInside(handle, track.content, budget);
}

async function cleanInside(handle: FileHandle, part: Part, budget: Budget): Promise<void> {
  for (const box of (await boxesIn(handle, part, budget)).boxes) {
    if (METADATA_BOXES.has(box.name)) await freeBox(handle, box, budget);
    else if (HOLDING.has(box.name)) await cleanInside(handle, box.content, budget);
  }
}

/** Returns the parts with pictures and sound, in order; null where the position of some is unknown. */
function playableParts({ runs, others, stores }: Film): Part[] | null {
  const known = runs.filter((one) => one !== null);
  if (known.length < runs.length) return null;
  // A run of unknown length may reach to the next one, or to the end of the part that stores it.
  const bounds = [...known.flatMap((one) => one.starts), ...others, ...stores.map(({ end }) => end)];
  const sorted = bounds.toSorted((one, other) => one - other);
  const following = new Map(sorted.map((start, at) => [start, sorted[at + 1]]));
  const endOf = (start: number) => following.get(start) ?? start;
  return known
    .flatMap(({ starts: begins, lengths }) =>
      begins.map((start, at) => ({ start, end: lengths ? start + (lengths[at] ?? 0) : endOf(start) })),
    )
    .toSorted((one, other) => one.start - other.start);
}

/** Overwrites the data of the stores that no player shows; returns false for a film of too many pieces. */
async function blankBetween(handle: FileHandle, stores: readonly Part[], playable: readonly Part[]): Promise<boolean> {
  const gaps: Part[] = [];
  let next = 0;
  for (const store of stores) {
    let at = store.start;
    for (let run = playable[next]; run && run.start < store.end; run = playable[++next]) {
      if (run.start > at) gaps.push({ start: at, end: run.start });
      at = Math.max(at, run.end);
    }
    if (at < store.end) gaps.push({ start: at, end: store.end });
  }
  if (gaps.length > MOST_GAPS) return false;
  for (const gap of gaps) await blank(handle, gap);
  return true;
}
