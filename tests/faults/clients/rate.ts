import net from "node:net";
import { scheduler } from "node:timers/promises";

/** How much of what is sent, and for how long. */
export interface RateJob {
  port: number;
  /** Requests of each second; null for as many as the connections can send one after the other. */
  rate: number | null;
  connections: number;
  seconds: number;
  /** Whole requests, sent in turns. */
  requests: readonly string[];
}

/** The times of the answers in milliseconds, by status; 0 for a connection that broke. */
export type RateResult = Readonly<Record<number, number[]>>;

process.on("message", (job: RateJob) => void run(job).then((result) => process.send?.(result)));

async function run({ port, rate, connections, seconds, requests }: RateJob): Promise<RateResult> {
  const began = performance.now();
  const end = began + seconds * 1_000;
  const times: Record<number, number[]> = {};
  let sent = 0;
  const drive = async () => {
    let line = new Line(port);
    for (;;) {
      const at = sent++;
      const due = rate === null ? performance.now() : began + (at / rate) * 1_000;
      if (due >= end) return line.close();
      const wait = due - performance.now();
      if (wait > 0) await scheduler.wait(wait);
      const from = performance.now();
      const status = await line.send(requests[at % requests.length] ?? "");
      (times[status] ??= []).push(performance.now() - from);
      if (line.isClosed) line = new Line(port);
    }
  };
  await Promise.all(Array.from({ length: connections }, drive));
  return times;
}

/** A connection that sends one request after the other. */
class Line {
  readonly #socket: net.Socket;
  #text = "";
  #settle: (status: number) => void = () => {};
  isClosed = false;

  constructor(port: number) {
    this.#socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.setEncoding("latin1");
    this.#socket.on("data", (part) => this.#take(String(part)));
    this.#socket.on("error", () => {});
    this.#socket.on("close", () => {
      this.isClosed = true;
      this.#settle(0);
    });
  }

  send(request: string): Promise<number> {
    return new Promise((resolve) => {
      this.#settle = resolve;
      if (this.isClosed) resolve(0);
      else this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(part: string): void {
    this.#text += part;
    const end = this.#text.indexOf("\r\n\r\n");
    if (end === -1) return;
    const head = this.#text.slice(0, end);
    const [, length = "0"] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
    if (this.#text.length < end + 4 + Number(length)) return;
    this.#text = "";
    if (/\r\nconnection: *close/i.test(head)) this.isClosed = true;
    this.#settle(Number(head.slice(9, 12)));
  }
}
