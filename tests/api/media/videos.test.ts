import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clips } from "#tests/kit/clips/clips";
import { box, numbers } from "#tests/kit/clips/trackedClips";
import { Turns } from "#tests/kit/measuring/turns";
import { Videos } from "#server/platform/media/videos";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "commonplace-videos-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const film = async () => Buffer.from(await (await clips.mp4()).arrayBuffer());

const MANY = 300_000;
const ABSURD = 0xffff_ffff;
const empty = (name: string) => Buffer.concat(Array.from({ length: MANY }, () => box(name)));

/** Returns the clip with another number at a place within the content of its first box of this name. */
async function withNumber(name: string, at: number, value: number): Promise<Buffer> {
  const whole = await film();
  whole.writeUInt32BE(value, whole.indexOf(name, 0, "latin1") + 4 + at);
  return whole;
}

/** The box by which a film says that fragments follow. */
const EXTENDED = box("mvex", box("trex", numbers(0, 1, 1, 1, 1, 0)));

/** Returns the clip with a fragment behind it, of which one run claims so many samples of equal length. */
async function withRun(samples: number): Promise<Buffer> {
  const run = box("trun", numbers(0, samples));
  const track = box("traf", box("tfhd", numbers(0x38, 1, 1, 1, 0)), run);
  const movie = await film();
  const at = movie.indexOf("moov", 0, "latin1") - 4;
  const length = movie.readUInt32BE(at);
  return Buffer.concat([
    movie.subarray(0, at),
    numbers(length + EXTENDED.length),
    movie.subarray(at + 4, at + length),
    EXTENDED,
    box("moof", box("mfhd", numbers(0, 1)), track),
    box("mdat", Buffer.alloc(64)),
  ]);
}

const HOSTILE: [string, () => Promise<Buffer>][] = [
  ["300,000 boxes", async () => Buffer.concat([await film(), empty("skip")])],
  ["300,000 boxes in its movie", async () => Buffer.concat([await film(), box("moov", empty("trak"))])],
  ["300,000 fragments", async () => Buffer.concat([await film(), empty("moof")])],
  ["a table of times that is longer than it is", () => withNumber("stts", 4, ABSURD)],
  ["a table of chunks that is longer than it is", () => withNumber("stsc", 4, ABSURD)],
  ["a table of positions that is longer than it is", () => withNumber("stco", 4, ABSURD)],
  ["a table of sizes that is longer than it is", () => withNumber("stsz", 8, ABSURD)],
  ["a run of four billion samples", () => withRun(ABSURD)],
];

test.each(HOSTILE)(
  "a film with %s is refused with little work, so that the server stays responsive",
  async (_, make) => {
    const file = path.join(folder, "hostile.mp4");
    await writeFile(file, await make());
    const videos = new Videos();
    // The library is loaded before the measurement.
    await expect(videos.take(await clip("first.mp4"))).resolves.toMatchObject({ width: 96 });
    const before = process.cpuUsage();
    await expect(videos.take(file)).rejects.toMatchObject({ name: "VideoRefused" });
    expect(process.cpuUsage(before).user, "in microseconds").toBeLessThan(2_000_000);
  },
);

/** The boxes of the clip that contain other boxes. */
const HOLDING = new Set(["moov", "trak", "mdia", "minf", "stbl"]);

/** Returns boxes with the content of each changed; those that it leads to are changed before it. */
function changed(boxes: Buffer, change: (name: string, content: Buffer) => Buffer): Buffer {
  const made: Buffer[] = [];
  for (let at = 0; at + 8 <= boxes.length; at += boxes.readUInt32BE(at)) {
    const name = boxes.toString("latin1", at + 4, at + 8);
    const content = boxes.subarray(at + 8, at + boxes.readUInt32BE(at));
    made.push(box(name, change(name, HOLDING.has(name) ? changed(content, change) : content)));
  }
  return Buffer.concat(made);
}

/** Returns the clip with one more table of its samples. */
const withTable = (boxes: Buffer, table: Buffer) =>
  changed(boxes, (name, content) => (name === "stbl" ? Buffer.concat([content, table]) : content));

/** Returns the clip with so many entries that find its fragments, all for the same time. */
async function withEntries(count: number): Promise<Buffer> {
  const table = box("tfra", numbers(0, 1, 0, count), Buffer.alloc(count * 11));
  const movie = changed(await film(), (name, content) =>
    name === "moov" ? Buffer.concat([content, EXTENDED]) : content,
  );
  return Buffer.concat([movie, box("mfra", table, box("mfro", numbers(0, table.length + 24)))]);
}

/** Returns the WebM clip with so many points to begin at, all for the same time. */
async function withCues(count: number): Promise<Buffer> {
  const whole = Buffer.from(await (await clips.webm()).arrayBuffer());
  const [segment, cluster] = [whole.indexOf("18538067", 0, "hex") + 4, whole.indexOf("1f43b675", 0, "hex")];
  const point = Buffer.from("bb8bb38100b786f78101f18100", "hex");
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(count * point.length));
  const cues = Buffer.concat([Buffer.from("1c53bb6b", "hex"), size, Buffer.alloc(count * point.length, point)]);
  const unknownSize = Buffer.from("01ffffffffffffff", "hex");
  const head = Buffer.concat([whole.subarray(0, segment), unknownSize, whole.subarray(segment + 8, cluster)]);
  return Buffer.concat([head, cues, whole.subarray(cluster)]);
}

const GREEDY: [string, () => Promise<Buffer>][] = [
  [
    "one entry for four billion samples",
    async () => {
      const long = changed(await film(), (name, content) => (name === "stts" ? numbers(0, 1, ABSURD, 1) : content));
      return withTable(long, box("ctts", numbers(0, 1, 1, 0)));
    },
  ],
  [
    "entries that move four billion samples each",
    async () =>
      withTable(await film(), box("ctts", numbers(0, 50, ...Array.from({ length: 50 }, () => [ABSURD, 0]).flat()))),
  ],
  ["400,000 equal entries that find fragments", () => withEntries(400_000)],
  ["400,000 equal points to begin at", () => withCues(400_000)],
];

test.each(GREEDY)("a film with %s is refused, and the server stays responsive", async (_, make) => {
  const file = path.join(folder, "greedy.mp4");
  await writeFile(file, await make());
  const turns = new Turns();
  await expect(new Videos(3_000).take(file)).rejects.toMatchObject({ name: "VideoRefused", fault: "broken" });
  expect(turns.longest()).toBeLessThan(1_000);
});

async function clip(name: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, await film());
  return file;
}

test("a film with a fragment of a few samples is taken", async () => {
  const file = path.join(folder, "fragment.mp4");
  await writeFile(file, await withRun(3));
  await expect(new Videos().take(file)).resolves.toEqual({ width: 96, height: 54, duration: 1.5 });
});
