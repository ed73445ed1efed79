import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clips } from "#tests/kit/clips";
import { box, numbers } from "#tests/kit/trackedClips";
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

/** Returns the clip with a fragment behind it, of which one run claims so many samples of equal length. */
async function withRun(samples: number): Promise<Buffer> {
  const run = box("trun", numbers(0, samples));
  const track = box("traf", box("tfhd", numbers(0x38, 1, 1, 1, 0)), run);
  const movie = await film();
  const extended = box("mvex", box("trex", numbers(0, 1, 1, 1, 1, 0)));
  const at = movie.indexOf("moov", 0, "latin1") - 4;
  const length = movie.readUInt32BE(at);
  return Buffer.concat([
    movie.subarray(0, at),
    numbers(length + extended.length),
    movie.subarray(at + 4, at + length),
    extended,
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

test.each(HOSTILE)("a film with %s is refused at once, and the server stays responsive", async (_, make) => {
  const file = path.join(folder, "hostile.mp4");
  await writeFile(file, await make());
  const videos = new Videos();
  // The library is loaded before the measurement.
  await expect(videos.take(await clip("first.mp4"))).resolves.toMatchObject({ width: 96 });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  await expect(videos.take(file)).rejects.toMatchObject({ name: "VideoRefused" });
  delay.disable();
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(delay.max / 1e6).toBeLessThan(1_000);
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
