import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { BLOCK, paddingOf, readHeader } from "./archiveFormat.ts";
import { BackupError } from "./backupError.ts";
import { SUMS } from "./manifest.ts";

interface Entry {
  from: number;
  bytes: number;
}

/** Reads an archive in any order. */
export class ArchiveReader {
  private constructor(
    private readonly file: string,
    /** The files by their names. */
    readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws BackupError for a file that is no backup, or is not whole. */
  static async open(file: string): Promise<ArchiveReader> {
    const handle = await open(file).catch((error: unknown) => {
      throw new BackupError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    });
    try {
      return new ArchiveReader(file, await readEntries(handle));
    } catch {
      throw new BackupError(`${file} is not a backup of Commonplace, or it is not whole.`);
    } finally {
      await handle.close();
    }
  }

  read(name: string): Readable {
    const { from, bytes } = this.#entry(name);
    if (bytes === 0) return Readable.from([]);
    return createReadStream(this.file, { start: from, end: from + bytes - 1 });
  }

  text(name: string): Promise<string> {
    return text(this.read(name));
  }

  bytesOf(name: string): number {
    return this.#entry(name).bytes;
  }

  /**
   * Compares every file with its checksum.
   * @param onBytes is called for each piece.
   * @throws BackupError naming the first file that differs.
   */
  async verify(onBytes: (bytes: number) => void): Promise<void> {
    const lines = (await this.text(SUMS)).split("\n").filter(Boolean);
    const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
    for (const name of new Set([...sums.keys(), ...this.entries.keys()])) {
      if (name === SUMS) continue;
      const hash = createHash("sha256");
      if (this.entries.has(name)) {
        for await (const piece of this.read(name) as AsyncIterable<Buffer>) {
          hash.update(piece);
          onBytes(piece.length);
        }
      }
      if (hash.digest("hex") !== sums.get(name)) {
        throw new BackupError(`The backup is damaged: ${name} is not what was stored. Nothing has been changed.`);
      }
    }
  }

  #entry(name: string): Entry {
    const entry = this.entries.get(name);
    if (!entry) throw new BackupError(`The backup contains no ${name}.`);
    return entry;
  }
}

/** Finds the files of an archive. @throws where it is not whole: the checksums come last. */
async function readEntries(handle: FileHandle): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const header = Buffer.alloc(BLOCK);
  for (let position = 0; ;) {
    const { bytesRead } = await handle.read(header, 0, BLOCK, position);
    if (bytesRead < BLOCK) throw new Error("The archive has no end");
    const next = readHeader(header);
    if (!next) break;
    entries.set(next.name, { from: position + BLOCK, bytes: next.bytes });
    position += BLOCK + next.bytes + paddingOf(next.bytes);
  }
  if (!entries.has(SUMS)) throw new Error("The archive has no checksums");
  return entries;
}
