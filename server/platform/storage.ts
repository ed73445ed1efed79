import { randomBytes } from "node:crypto";
import { opendir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { PARTIAL, writeWhole } from "./wholeFile.ts";

/** A file that is kept, and when it came. */
export interface StoredFile {
  key: string;
  storedAt: Date;
}

/** Where members' files are kept, under keys that say nothing of their owner or name. */
export interface Storage {
  /** Returns when the file is safe; it appears under its key only when it is whole. */
  put(key: string, file: string | Buffer): Promise<void>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Everything that is kept, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Clears away what writes left behind that were cut off before the given moment. */
  tidy(before: Date): Promise<void>;
}

/** What a file may be served as; the ending is chosen by us from its content. */
export type Extension = "webp" | "jpg" | "png" | "mp4" | "webm" | "mov";
const KEY = /^[A-Za-z0-9_-]{16,}\.(?:webp|jpg|png|mp4|webm|mov)$/;

/** A new name that nobody can guess. */
export const newKey = (extension: Extension) => `${randomBytes(16).toString("base64url")}.${extension}`;

/** Keeps files in one folder that only this process may enter. */
export class DiskStorage implements Storage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  async put(key: string, file: string | Buffer): Promise<void> {
    await writeWhole(this.#root, path.basename(this.#pathOf(key)), file);
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async has(key: string): Promise<boolean> {
    const found = await stat(this.#pathOf(key)).catch(ignoreMissing);
    return found?.isFile() ?? false;
  }

  async *list(): AsyncIterable<StoredFile> {
    for await (const { name, changedAt } of this.#files(KEY)) yield { key: name, storedAt: changedAt };
  }

  async tidy(before: Date): Promise<void> {
    for await (const { name, changedAt } of this.#files(PARTIAL)) {
      if (changedAt < before) await rm(path.join(this.#root, name), { force: true });
    }
  }

  async *#files(pattern: RegExp) {
    const folder = await opendir(this.#root).catch(ignoreMissing);
    if (!folder) return;
    for await (const { name } of folder) {
      const found = pattern.test(name) ? await stat(path.join(this.#root, name)).catch(ignoreMissing) : null;
      if (found) yield { name, changedAt: found.mtime };
    }
  }

  /** The pattern already keeps a key inside the folder; the look at the path keeps it so if the pattern ever grows. */
  #pathOf(key: string): string {
    const file = path.resolve(this.#root, key);
    if (!KEY.test(key) || path.dirname(file) !== this.#root) throw new Error("This is not the key of a stored file");
    return file;
  }
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
