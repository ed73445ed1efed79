import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import type { Caches, Memory } from "#server/cache/caches";
import { unavailable } from "#server/core/errors";
import { Patience, receivePatiently, sendPatiently } from "./patience.ts";
import { type BucketPage, readBucketPage } from "./bucketPage.ts";
import { type ByteRange, type FileFacts, isKey, notAKey, type Storage, type StoredFile, typeOfKey } from "./storage.ts";

/** The address of a bucket and the credentials for it. */
export interface S3Settings {
  /** The address has no trailing slash; the path names the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The time for an answer that says something of a file, and for the beginning and each further part of a file. */
const ANSWER_MS = 4_000;
/** The time for a page of the list, which the service may have to gather. */
const LIST_MS = 10_000;
/** The time for a copy that the service makes by itself. */
const COPY_MS = 30_000;
/** The time in which the service must take a part of a file, or confirm the whole. */
const PUT_MS = 15_000;
const KNOWN = 10_000;
const PATIENCE = { answerMs: ANSWER_MS, putMs: PUT_MS };

interface Options {
  caches: Pick<Caches, "memory">;
  patience?: typeof PATIENCE;
  /** The prefix of the files of this storage, because a bucket may hold others. */
  prefix?: string;
}

/** Stores files in a bucket of an S3-compatible service. */
export class S3Storage implements Storage {
  readonly #client: AwsClient;
  readonly #bucket: string;
  /** A file never changes under its key, so its facts stay true until it is removed. */
  readonly #facts: Memory<string, FileFacts>;
  readonly #patience: typeof PATIENCE;
  readonly #prefix: string;

  constructor(
    { endpoint, bucket, ...account }: S3Settings,
    { caches, patience = PATIENCE, prefix = "media/" }: Options,
  ) {
    this.#facts = caches.memory({ name: `files of ${prefix}`, max: KNOWN, ms: Infinity });
    this.#patience = patience;
    this.#prefix = prefix;
    this.#client = new AwsClient({ ...account, service: "s3" });
    this.#bucket = `${endpoint}/${encodeURIComponent(bucket)}`;
  }

  async put(key: string, file: string | Buffer): Promise<void> {
    const bytes = typeof file === "string" ? (await stat(file)).size : file.length;
    const patience = new Patience(this.#patience.putMs);
    const body = typeof file === "string" ? fileOf(file, patience) : new Uint8Array(file);
    // The request states the length, because S3 accepts no body of unknown length.
    const headers = { "content-length": String(bytes), "content-type": typeOfKey(key) };
    await this.#ask("PUT", this.#addressOf(key), { headers, body, patience });
  }

  /** The service copies by itself, so no bytes travel. */
  async copy(from: string, to: string): Promise<boolean> {
    if (!(await this.has(from))) return false;
    const source = new URL(this.#addressOf(from)).pathname;
    const headers = { "x-amz-copy-source": source };
    const answer = await this.#ask("PUT", this.#addressOf(to), { headers, signal: AbortSignal.timeout(COPY_MS) });
    // A copy that breaks off is reported in the body of a successful answer.
    const text = (await answer?.text()) ?? "";
    if (text.includes("<Error>")) throw unavailable("Files cannot be reached at the moment. Please try again.");
    return true;
  }

  async remove(key: string): Promise<void> {
    await this.#ask("DELETE", this.#addressOf(key));
    this.#facts.forget([key]);
  }

  async has(key: string): Promise<boolean> {
    return (await this.#ask("HEAD", this.#addressOf(key))) !== null;
  }

  async find(key: string): Promise<FileFacts | null> {
    if (!isKey(key)) return null;
    return this.#facts.get(key, async () => {
      const answer = await this.#ask("HEAD", this.#addressOf(key));
      return (
        answer && {
          bytes: Number(answer.headers.get("content-length")),
          storedAt: new Date(answer.headers.get("last-modified") ?? 0),
        }
      );
    });
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const headers = range && { range: `bytes=${range.start}-${range.end}` };
    const patience = new Patience(this.#patience.answerMs);
    const answer = await this.#ask("GET", this.#addressOf(key), { ...(headers && { headers }), patience });
    if (!answer?.body) {
      this.#facts.forget([key]);
      return null;
    }
    // The one marked boundary: two libraries describe the same stream.
    const stream: unknown = answer.body;
    const parts = receivePatiently(stream as AsyncIterable<Uint8Array>, patience);
    return Readable.from(parts, { objectMode: false }).once("close", () => patience.end());
  }

  async *list(): AsyncIterable<StoredFile> {
    let next: string | null = null;
    do {
      const query = new URLSearchParams({ "list-type": "2", prefix: this.#prefix, "max-keys": "1000" });
      if (next !== null) query.set("continuation-token", next);
      const answer = await this.#ask("GET", `${this.#bucket}?${query.toString()}`, {
        signal: AbortSignal.timeout(LIST_MS),
      });
      if (!answer) return;
      const page: BucketPage = readBucketPage(await answer.text(), this.#prefix);
      yield* page.files;
      next = page.next;
    } while (next !== null);
  }

  /** A bucket lists a file only when it is whole, so there are no leftovers. */
  async tidy(): Promise<void> {}

  #addressOf(key: string): string {
    if (!isKey(key)) throw notAKey();
    return `${this.#bucket}/${this.#prefix}${key}`;
  }

  /**
   * Sends a request; returns null for a missing file.
   * @throws DomainError SERVICE_UNAVAILABLE when the service does not answer, or refuses.
   */
  async #ask(
    method: string,
    address: string,
    { headers, body, patience = new Patience(this.#patience.answerMs), signal }: ObjectRequest = {},
  ): Promise<Response | null> {
    try {
      const signed = await this.#client.sign(address, { method, ...(headers && { headers }) });
      // The one marked boundary: Node sends its own streams, which the types of the web do not include.
      const request = { signal: signal ?? patience.signal, ...(body && { body, duplex: "half" }) } as RequestInit;
      const answer = await fetch(signed, request);
      if (answer.ok) return answer;
      await answer.body?.cancel();
      if (answer.status === 404 && method !== "PUT") return null;
      throw new Error(`The storage bucket answered ${method} with status ${answer.status}`);
    } catch (cause) {
      throw Object.assign(unavailable("Files are unavailable at the moment. Please try again."), { cause });
    } finally {
      patience.rest();
    }
  }
}

const fileOf = (file: string, patience: Patience) =>
  Readable.from(sendPatiently(createReadStream(file) as AsyncIterable<Buffer>, patience), { objectMode: false });

interface ObjectRequest {
  headers?: Record<string, string>;
  body?: Readable | Uint8Array;
  /** Ends the request when the service is silent before its answer. */
  patience?: Patience;
  /** Ends it in any case, its body included. */
  signal?: AbortSignal;
}
