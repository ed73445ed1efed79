import { createHash } from "node:crypto";
import { access, type FileHandle, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { flush } from "#server/platform/storage/wholeFile";
import { BLOCK, headerOf, paddingOf } from "./archiveFormat.ts";
import { BackupError } from "./backupError.ts";
import { SUMS } from "./manifest.ts";

const PIECE = 256 * 1024;

/** Writes an archive that appears under its name only when it is whole and safe on the disk. */
export class ArchiveWriter {
  readonly #sums: string[] = [];
  #position = 0;

  private constructor(
    private readonly file: string,
    private readonly partial: string,
    private readonly handle: FileHandle,
  ) {}

  /** @throws BackupError for a file that exists already, since it may be the only good backup, or cannot be written. */
  static async create(file: string): Promise<ArchiveWriter> {
    await refuseExisting(file);
    const partial = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
    const handle = await open(partial, "wx", 0o600).catch((error: unknown) => {
      throw new BackupError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    });
    return new ArchiveWriter(file, partial, handle);
  }

  /** Adds a file; `write` writes its content. Returns its length. */
  async add(name: string, write: (output: Writable) => Promise<unknown>): Promise<number> {
    const start = this.#position;
    const hash = createHash("sha256");
    let bytes = 0;
    this.#position += BLOCK;
    const pieces: Buffer[] = [];
    let gathered = 0;
    const store = async () => {
      await this.#write(Buffer.concat(pieces.splice(0)));
      gathered = 0;
    };
    const output = new Writable({
      write(piece: Buffer, _encoding, done) {
        hash.update(piece);
        bytes += piece.length;
        gathered += piece.length;
        pieces.push(piece);
        // Rows arrive one by one, and a disk wants more at once.
        if (gathered < PIECE) done();
        else store().then(() => done(), done);
      },
      final: (done) => void store().then(() => done(), done),
    });
    const end = finished(output);
    await Promise.all([
      end,
      write(output).then(
        () => output.end(),
        (error: Error) => {
          output.destroy(error);
        },
      ),
    ]);
    await this.#write(Buffer.alloc(paddingOf(bytes)));
    // The length is known now.
    await this.#write(headerOf(name, bytes, Math.trunc(Date.now() / 1000)), start);
    this.#sums.push(`${hash.digest("hex")}  ${name}\n`);
    return bytes;
  }

  /** Adds a file with a text. */
  addText(name: string, text: string): Promise<number> {
    return this.add(name, (output) => Promise.resolve(output.write(text)));
  }

  /** Adds the checksums, in the form of `sha256sum`, and stores the archive under its name. Returns its length. */
  async finish(): Promise<number> {
    await this.addText(SUMS, this.#sums.join(""));
    await this.#write(Buffer.alloc(2 * BLOCK));
    await this.handle.sync();
    await this.handle.close();
    await refuseExisting(this.file);
    await rename(this.partial, this.file);
    await flush(path.dirname(this.file));
    return this.#position;
  }

  /** Removes what has been written so far. */
  async abandon(): Promise<void> {
    await this.handle.close();
    await rm(this.partial, { force: true });
  }

  /** Writes at a position, or else at the end. */
  async #write(piece: Buffer, at?: number): Promise<void> {
    const from = at ?? this.#position;
    for (let done = 0; done < piece.length;) {
      done += (await this.handle.write(piece, done, piece.length - done, from + done)).bytesWritten;
    }
    if (at === undefined) this.#position += piece.length;
  }
}

async function refuseExisting(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new BackupError(`${file} exists already, and a backup replaces no file. Choose another name.`);
}
