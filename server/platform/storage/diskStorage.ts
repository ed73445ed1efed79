import { createReadStream } from "node:fs";
import { link, opendir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { type ByteRange, type FileFacts, isKey, notAKey, type Storage, type StoredFile } from "./storage.ts";
import { flush, PARTIAL, writeWhole } from "./wholeFile.ts";

/** Stores files in one folder that only this process may enter. */
export class DiskStorage implements Storage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  async put(key: string, file: string | Buffer): Promise<void> {
    await writeWhole(this.#root, path.basename(this.#pathOf(key)), file);
  }

  /** Gives the same bytes a second name, where the file system can; the sweep goes by the time, so it is renewed. */
  async copy(from: string, to: string): Promise<boolean> {
    const [source, target] = [this.#pathOf(from), this.#pathOf(to)];
    if (!(await this.has(from))) return false;
    const linked = await link(source, target).then(
      () => true,
      () => false,
    );
    if (!linked) {
      await writeWhole(this.#root, path.basename(target), source);
      return true;
    }
    const now = new Date();
    await utimes(target, now, now);
    await flush(this.#root);
    return true;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async has(key: string): Promise<boolean> {
    const stats = await stat(this.#pathOf(key)).catch(ignoreMissing);
    return stats?.isFile() ?? false;
  }

  async find(key: string): Promise<FileFacts | null> {
    if (!isKey(key)) return null;
    const stats = await stat(this.#pathOf(key)).catch(ignoreMissing);
    return stats?.isFile() ? { bytes: stats.size, storedAt: stats.mtime } : null;
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const stream = createReadStream(this.#pathOf(key), range);
    return new Promise((resolve, reject) => {
      stream.once("open", () => resolve(stream));
      stream.once("error", (error) => {
        if (isMissing(error)) resolve(null);
        else reject(error);
      });
    });
  }

  async *list(): AsyncIterable<StoredFile> {
    for await (const { name, changedAt } of this.#files(isKey)) yield { key: name, storedAt: changedAt };
  }

  async tidy(before: Date): Promise<void> {
    for await (const { name, changedAt } of this.#files((file) => PARTIAL.test(file))) {
      if (changedAt < before) await rm(path.join(this.#root, name), { force: true });
    }
  }

  async *#files(wanted: (name: string) => boolean) {
    const folder = await opendir(this.#root).catch(ignoreMissing);
    if (!folder) return;
    for await (const { name } of folder) {
      const stats = wanted(name) ? await stat(path.join(this.#root, name)).catch(ignoreMissing) : null;
      if (stats) yield { name, changedAt: stats.mtime };
    }
  }

  /**
   * The pattern already restricts a key to the folder; the check of the path still does so if the pattern ever grows.
   */
  #pathOf(key: string): string {
    const file = path.resolve(this.#root, key);
    if (!isKey(key) || path.dirname(file) !== this.#root) throw notAKey();
    return file;
  }
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

function ignoreMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
