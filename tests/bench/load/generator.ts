import { Buffer } from "node:buffer";
import { connect, type Socket } from "node:net";
import process from "node:process";
import { scheduler } from "node:timers/promises";
import type { LoadJob, LoadRequest, LoadResult } from "./client.ts";

/* The load generator: it runs one job at a time for the bench. It shares the machine with what it measures, so it does
   as little as possible: requests are bytes that were made before, and of an answer it reads the status and the length.
   A client library for HTTP takes as much of the machine as a fast server does, and would hide the differences. */

process.on("message", (job: LoadJob) => void run(job).then((result) => process.send?.(result)));

const TIMEOUT_MS = 20_000;

async function run({ url, connections, seconds, rate, requests }: LoadJob): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  const bytes = requests.map((request) => bytesOf(request, `${hostname}:${port}`));
  const share = Math.max(1, Math.floor(bytes.length / connections));
  const began = performance.now();
  const end = began + seconds * 1_000;
  const pace = rate === undefined ? null : new Pace(rate, began);
  const latencies: number[] = [];
  let failures = 0;
  // Each connection has requests of its own: otherwise all would send the same at the same time.
  const lines = Array.from({ length: connections }, (_, at) =>
    bytes.slice((at * share) % bytes.length).slice(0, share),
  );
  const drive = async (own: readonly Buffer[]) => {
    const line = new Line(hostname, Number(port));
    try {
      for (let at = 0; performance.now() < end; at++) {
        const due = pace && (await pace.next(end));
        if (due !== null && due >= end) break;
        const from = due ?? performance.now();
        const status = await line.send(own[at % own.length] ?? Buffer.alloc(0));
        latencies.push(performance.now() - from);
        if (status !== 200) failures++;
      }
    } catch {
      failures++;
    } finally {
      line.close();
    }
  };
  await Promise.all(lines.map(drive));
  const took = (performance.now() - began) / 1_000;
  const sorted = latencies.toSorted((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { requests: latencies.length, seconds: took, failures, p50: quantile(0.5), p99: quantile(0.99) };
}

function bytesOf({ method, path, headers, body = "" }: LoadRequest, host: string): Buffer {
  const all = { host, ...headers, ...(body && { "content-length": String(Buffer.byteLength(body)) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}

/** Distributes a rate over all connections; a request that had to wait for one has waited as long as its member would. */
class Pace {
  #sent = 0;

  constructor(
    private readonly rate: number,
    private readonly began: number,
  ) {}

  /** Resolves at the time of the next request, or at the end, and returns it. */
  async next(end: number): Promise<number> {
    const due = this.began + (this.#sent++ / this.rate) * 1_000;
    const wait = Math.min(due, end) - performance.now();
    if (wait > 0) await scheduler.wait(wait);
    return due;
  }
}

/** The end of a chunked body. */
const LAST_CHUNK = "\r\n0\r\n\r\n";

/** A connection that sends one request after the other. */
class Line {
  readonly #socket: Socket;
  #parts: Buffer[] = [];
  #received = 0;
  /** The length of the answer, once its head is here; infinite for a chunked one. */
  #length: number | null = null;
  #status = 0;
  #settle: { resolve(status: number): void; reject(error: Error): void } | null = null;

  constructor(host: string, port: number) {
    this.#socket = connect({ host, port, noDelay: true });
    this.#socket.setTimeout(TIMEOUT_MS, () => this.#socket.destroy(new Error("The server does not answer.")));
    this.#socket.on("data", (part) => this.#take(Buffer.isBuffer(part) ? part : Buffer.from(part)));
    this.#socket.on("error", (error) => this.#settle?.reject(error));
    this.#socket.on("close", () => this.#settle?.reject(new Error("The server closed the connection.")));
  }

  /** Sends a request and returns the status of its whole answer. */
  send(request: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#settle = null;
    this.#socket.destroy();
  }

  #take(part: Buffer): void {
    this.#received += part.length;
    if (this.#length === null || this.#length === Number.POSITIVE_INFINITY) {
      this.#parts.push(part);
      this.#readHead(Buffer.concat(this.#parts));
    }
    if (this.#length === null || this.#received < this.#length) return;
    const { resolve } = this.#settle ?? {};
    this.#parts = [];
    this.#received = 0;
    this.#length = null;
    resolve?.(this.#status);
  }

  #readHead(answer: Buffer): void {
    const end = answer.indexOf("\r\n\r\n");
    if (end === -1) return;
    const head = answer.toString("latin1", 0, end);
    this.#status = Number(head.slice(9, 12));
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
    const isWhole = answer.subarray(-LAST_CHUNK.length).toString("latin1") === LAST_CHUNK;
    this.#length = length !== undefined ? end + 4 + Number(length) : isWhole ? answer.length : Number.POSITIVE_INFINITY;
  }
}
