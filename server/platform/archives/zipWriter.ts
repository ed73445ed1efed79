import { createHash } from "node:crypto";
import { createWriteStream, type WriteStream } from "node:fs";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { ignoreFailure } from "#server/core/rejections";

/** A file in an archive, as its reader can check it. */
export interface ZippedFile {
  name: string;
  bytes: number;
  sha256: string;
}

/** The content of a file, piece by piece. */
export type Pieces = AsyncIterable<string | Uint8Array>;

/**
 * Writes an archive to a new file that only this process may read. Files are added one after the other, and a piece is
 * read only when the disk has taken the one before, so that the memory does not depend on their length.
 */
export class ZipWriter {
  readonly files: ZippedFile[] = [];
  readonly #zip = new ZipFile();
  readonly #output: WriteStream;
  readonly #written: Promise<void>;
  readonly #broken = new AbortController();

  constructor(
    path: string,
    private readonly moment: Date,
  ) {
    this.#output = createWriteStream(path, { flags: "wx", mode: 0o600 });
    this.#zip.on("error", (error: Error) => this.#broken.abort(error));
    this.#written = pipeline(this.#zip.outputStream, this.#output);
    this.#written.catch((error: unknown) => this.#broken.abort(error));
  }

  /** Adds a file, and returns when all of it has been read. What is compressed already, such as pictures, is not again. */
  async add(name: string, pieces: Pieces, { isCompressed = false } = {}): Promise<void> {
    const hash = createHash("sha256");
    const file = { name, bytes: 0, sha256: "" };
    const { signal } = this.#broken;
    async function* counted() {
      for await (const piece of pieces) {
        const bytes = Buffer.from(piece);
        hash.update(bytes);
        file.bytes += bytes.length;
        yield bytes;
      }
    }
    const stream = Readable.from(counted(), { objectMode: false });
    signal.throwIfAborted();
    this.#zip.addReadStream(stream, name, { compress: !isCompressed, mtime: this.moment });
    try {
      await finished(stream, { signal });
    } catch (error) {
      stream.destroy();
      throw signal.aborted ? signal.reason : error;
    }
    file.sha256 = hash.digest("hex");
    this.files.push(file);
  }

  /** Writes the end of the archive; returns its length in bytes. */
  async finish(): Promise<number> {
    this.#zip.end();
    await this.#written;
    return this.#output.bytesWritten;
  }

  /** Closes the file, whether or not it is whole. */
  async close(): Promise<void> {
    this.#output.destroy();
    await ignoreFailure(this.#written, "reported");
  }
}
