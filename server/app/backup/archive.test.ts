import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { headerOf, readHeader } from "./archiveFormat.ts";
import { ArchiveReader } from "./archiveReader.ts";
import { ArchiveWriter } from "./archiveWriter.ts";
import { MANIFEST, manifestOf, readManifest } from "./manifest.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "commonplace-archives-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let file = "";
let number = 0;
beforeEach(() => void (file = path.join(folder, `${++number}.tar`)));

async function store(): Promise<void> {
  const archive = await ArchiveWriter.create(file);
  await archive.addText("media/empty", "");
  await archive.addText("media/idea", "x".repeat(1_000_000));
  await archive.addText(MANIFEST, "{}");
  await archive.finish();
}

const check = async () => (await ArchiveReader.open(file)).verify(() => {});

test("an archive has what was stored in it, and its checksums agree", async () => {
  await store();
  const archive = await ArchiveReader.open(file);
  expect([...archive.entries.keys()]).toEqual(["media/empty", "media/idea", MANIFEST, "SHA256SUMS"]);
  expect((await archive.text("media/idea")).length).toBe(1_000_000);
  await expect(check()).resolves.toBeUndefined();
});

test("an archive that is damaged, cut off or something else is refused", async () => {
  await store();
  const bytes = readFileSync(file);
  bytes.write("y", 100_000);
  writeFileSync(file, bytes);
  await expect(check()).rejects.toThrow("damaged: media/idea");
  truncateSync(file, 900_000);
  await expect(check()).rejects.toThrow("not whole");
  writeFileSync(file, "This is a text.");
  await expect(check()).rejects.toThrow("not a backup");
  await expect(ArchiveReader.open(path.join(folder, "none"))).rejects.toThrow("cannot be read");
});

test("a backup replaces no file, and one that fails leaves none", async () => {
  writeFileSync(file, "the only good backup");
  await expect(ArchiveWriter.create(file)).rejects.toThrow("exists already");
  const other = `${file}.2`;
  const archive = await ArchiveWriter.create(other);
  await expect(archive.add("rows", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  await archive.abandon();
  expect(readdirSync(folder).filter((name) => name.includes(".2"))).toEqual([]);
});

test("the header of a file says its name and length, of more than 8 GB too", () => {
  for (const bytes of [0, 511, 8 ** 11 - 1, 8 ** 11, 50 * 1024 ** 4]) {
    expect(readHeader(headerOf("database.sql", bytes, 1_700_000_000))).toEqual({ name: "database.sql", bytes });
  }
  const damaged = headerOf("database.sql", 5, 0);
  damaged.write("e", 0);
  expect(() => readHeader(damaged)).toThrow("not the header");
});

test("a backup of a newer version is refused, and one of an older version is read", () => {
  const own = manifestOf({ at: "", postgres: "18", migration: 0, rows: {}, files: { count: 0, bytes: 0, missing: 0 } });
  expect(readManifest(JSON.stringify({ ...own, version: "0.0.9" })).version).toBe("0.0.9");
  expect(() => readManifest(JSON.stringify({ ...own, version: "99.0.0" }))).toThrow("newer than this one");
  expect(() => readManifest(JSON.stringify({ ...own, migration: 9e15 }))).toThrow("newer than this one");
  expect(() => readManifest("{}")).toThrow("no manifest");
});
