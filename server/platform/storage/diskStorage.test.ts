import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiskStorage } from "./diskStorage.ts";
import { newKey } from "./storage.ts";

let folder: string;
let storage: DiskStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "storage-"));
  storage = new DiskStorage(path.join(folder, "media"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a file is stored whole under its key until it is removed", async () => {
  const key = newKey("webp");
  expect(await storage.has(key)).toBe(false);
  await storage.put(key, Buffer.from("picture"));
  expect(await storage.has(key)).toBe(true);
  expect(await readFile(path.join(folder, "media", key), "utf8")).toBe("picture");
  expect(await readdir(path.join(folder, "media"))).toEqual([key]);
  await storage.remove(key);
  await storage.remove(key);
  expect(await storage.has(key)).toBe(false);
});

test("a file on another disk is copied, and the original stays", async () => {
  const source = path.join(folder, "source");
  await writeFile(source, "video");
  const key = newKey("mp4");
  await storage.put(key, source);
  expect(await readFile(path.join(folder, "media", key), "utf8")).toBe("video");
  expect(await readFile(source, "utf8")).toBe("video");
});

test("no other user of the machine may enter the folder", async () => {
  await storage.put(newKey("webp"), Buffer.from("x"));
  expect((await stat(path.join(folder, "media"))).mode & 0o777).toBe(0o700);
});

test("a failed write leaves nothing behind", async () => {
  await expect(storage.put(newKey("webp"), path.join(folder, "missing"))).rejects.toThrow("ENOENT");
  expect(await readdir(path.join(folder, "media"))).toEqual([]);
});

test.each(["", "../../etc/passwd.webp", "/etc/aaaaaaaaaaaaaaaaaaaa.webp", "short.webp", "aaaaaaaaaaaaaaaaaaaa.svg"])(
  "%j is not a key",
  async (key) => {
    await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("not the key");
    await expect(storage.remove(key)).rejects.toThrow("not the key");
    await expect(async () => storage.has(key)).rejects.toThrow("not the key");
  },
);

test("the list holds stored files, and nothing else that lies in the folder", async () => {
  const listed = async () => {
    const keys: string[] = [];
    for await (const file of storage.list()) keys.push(file.key);
    return keys;
  };
  expect(await listed()).toEqual([]);
  const key = newKey("webp");
  await storage.put(key, Buffer.from("x"));
  await writeFile(path.join(folder, "media", ".half.part"), "x");
  expect(await listed()).toEqual([key]);
});

test("leftovers of an interrupted write are removed once they are old enough", async () => {
  const partial = path.join(folder, "media", ".aaaaaaaaaaaaaaaaaaaa.webp.part");
  const key = newKey("webp");
  await storage.put(key, Buffer.from("x"));
  await writeFile(partial, "x");
  await storage.tidy(new Date(Date.now() - 60_000));
  expect(await readdir(path.join(folder, "media"))).toHaveLength(2);
  await storage.tidy(new Date(Date.now() + 60_000));
  expect(await readdir(path.join(folder, "media"))).toEqual([key]);
});
