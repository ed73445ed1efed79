import { clips } from "./clips.ts";

/** A text by which a location would be recognized wherever a film contained it. */
export const LOCATION = "GPS 59.9139 10.7522";

const text = (words: string) => Buffer.from(words, "latin1");
const number = (value: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
};
/** Writes numbers of four bytes each. */
export const numbers = (...values: number[]) => Buffer.concat(values.map(number));
/** Makes a box of an MP4 film: its length, its name and its content. */
export const box = (name: string, ...content: Buffer[]) => {
  const inner = Buffer.concat(content);
  return Buffer.concat([number(inner.length + 8), text(name), inner]);
};

interface TopBox {
  name: string;
  start: number;
  content: Buffer;
}
function topBoxes(film: Buffer): TopBox[] {
  const boxes: TopBox[] = [];
  for (let at = 0; at + 8 <= film.length; at += film.readUInt32BE(at)) {
    const end = at + film.readUInt32BE(at);
    boxes.push({ name: film.toString("latin1", at + 4, at + 8), start: at, content: film.subarray(at + 8, end) });
  }
  return boxes;
}

/** Builds a track with one sample for each location, all in one chunk. */
function locationTrack(handler: string, entry: string, samples: Buffer[], offset: number): Buffer {
  const table = box(
    "stbl",
    box("stsd", numbers(0, 1), box(entry, numbers(0, 1), text(LOCATION))),
    box("stts", numbers(0, 1, samples.length, 500)),
    box("stsc", numbers(0, 1, 1, samples.length, 1)),
    box("stsz", numbers(0, 0, samples.length, ...samples.map(({ length }) => length))),
    box("stco", numbers(0, 1, offset)),
  );
  const head = Buffer.alloc(84);
  head.writeUInt32BE(99, 12);
  const media = box(
    "mdia",
    box("mdhd", numbers(0, 0, 0, 1_000, 1_500, 0)),
    box("hdlr", numbers(0, 0), text(handler), numbers(0, 0, 0), text(`${LOCATION}\0`)),
    box("minf", box("nmhd", number(0)), table),
  );
  return box("trak", box("tkhd", head), box("tref", box("cdsc", number(1))), media);
}

/**
 * Builds a short film whose camera recorded its location in every known way: a track of its own, a box of the film, a
 * box beside it, bytes between the samples, and a trailer.
 */
export async function trackedClip(handler: string, entry: string, { inFragments = false } = {}): Promise<File> {
  const film = Buffer.from(await (await clips.mp4()).arrayBuffer());
  const movie = topBoxes(film).find(({ name }) => name === "moov");
  if (!movie) throw new Error("the clip has no movie");
  const samples = [text(`${LOCATION} one`), text(`${LOCATION} two, a bit on`)];
  const store = box("mdat", text(`${LOCATION} in a gap before`), ...samples, text(`${LOCATION} in a gap behind`));
  const offset = film.length + 8 + `${LOCATION} in a gap before`.length;
  const metadata = box("udta", box("\xa9xyz", text(`+59.9139+010.7522/ ${LOCATION}`)), box("loci", text(LOCATION)));
  const moov = box(
    "moov",
    movie.content,
    locationTrack(handler, entry, samples, offset),
    box("gps ", text(LOCATION)),
    metadata,
  );
  // The film's own samples stay where its tables expect them: its movie box is written anew behind them.
  film.write("free", movie.start + 4, "latin1");
  const fragment = inFragments ? [box("moof", box("mfhd", numbers(0, 1)))] : [];
  const parts = [
    film,
    store,
    moov,
    box("skip", text(LOCATION)),
    box("uuid", Buffer.alloc(16), text(LOCATION)),
    ...fragment,
  ];
  return new File(
    [new Uint8Array(Buffer.concat([...parts, inFragments ? Buffer.alloc(0) : text(`\0${LOCATION}`)]))],
    "tracked.mp4",
    { type: "video/mp4" },
  );
}
