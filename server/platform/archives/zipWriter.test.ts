import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { ZipWriter } from "./zipWriter.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "commonplace-zip-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* pieces(...parts: (string | Uint8Array)[]) {
  yield* parts;
}

test("files are written piece by piece, with their sums, and nobody else may read the archive", async () => {
  const file = path.join(folder, "a.zip");
  const zip = new ZipWriter(file, new Date("2026-03-01T09:30:00Z"));
  await zip.add("one.txt", pieces("Zoë ", "and 李"));
  await zip.add("media/two.webp", pieces(new Uint8Array([1, 2, 3])), { isCompressed: true });
  await zip.add("empty.txt", pieces());
  expect(await zip.finish()).toBe(statSync(file).size);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(zip.files.map(({ name, bytes }) => [name, bytes])).toEqual([
    ["one.txt", 12],
    ["media/two.webp", 3],
    ["empty.txt", 0],
  ]);
  const read = await fromBufferPromise(readFileSync(file), { autoClose: false });
  const texts: string[] = [];
  for await (const entry of read.eachEntry()) {
    texts.push((await buffer(await read.openReadStreamPromise(entry))).toString());
  }
  expect(texts).toEqual(["Zoë and 李", "\u0001\u0002\u0003", ""]);
});

test("a source that fails and a disk that takes nothing fail the archive", async () => {
  const zip = new ZipWriter(path.join(folder, "b", "c.zip"), new Date());
  const whole = zip.add("one.txt", pieces("x")).then(() => zip.finish());
  await expect(whole).rejects.toMatchObject({ code: "ENOENT" });
  await zip.close();
  async function* failing(): AsyncGenerator<string> {
    yield "x";
    throw new Error("the source is gone");
  }
  rmSync(folder, { recursive: true, force: true });
  const other = new ZipWriter(path.join(os.tmpdir(), `commonplace-${process.pid}.zip`), new Date());
  await expect(other.add("one.txt", failing())).rejects.toThrow("the source is gone");
  await other.close();
  rmSync(path.join(os.tmpdir(), `commonplace-${process.pid}.zip`));
});
