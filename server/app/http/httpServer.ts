import { randomUUID } from "node:crypto";
import http from "node:http";
import type { Duplex } from "node:stream";
import { requestIdOf } from "./context.ts";
import { sendJson } from "./probes.ts";

/** The port is not available; the message says what to do. */
export class ListenError extends Error {
  override readonly name = "ListenError";
}

const SECOND = 1_000;
/**
 * The limits of one request, which cut off slow or endless ones; they do not limit the work that a request causes. Node
 * looks for late ones in an interval, which would be half a minute.
 */
const LIMITS = {
  headersTimeout: 15 * SECOND,
  requestTimeout: 60 * SECOND,
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: SECOND,
};

/**
 * A request that wants another protocol than ours is answered in HTTP/1.1, as RFC 9110 says; Java's client, for one,
 * asks for `h2c` with its first request. Node reads `upgrade` when the headers are complete, and treats the request as
 * any other when it is false.
 */
class OurRequest extends http.IncomingMessage {
  declare asksForUpgrade: boolean | null;

  get upgrade(): boolean {
    return (
      Boolean(this.asksForUpgrade) && (this.method === "CONNECT" || /^\s*websocket\b/i.test(this.headers.upgrade ?? ""))
    );
  }

  set upgrade(asks: boolean | null) {
    this.asksForUpgrade = asks;
  }
}

/** An HTTP server that can stop without cutting off a request. */
export class GracefulServer {
  readonly http: http.Server;
  readonly #answers = new Set<http.ServerResponse>();
  #closing = false;

  constructor(onRequest: http.RequestListener) {
    // Node's own refusals have no body and no request id, so its checks are ours.
    this.http = http.createServer({ ...LIMITS, requireHostHeader: false, IncomingMessage: OurRequest }, (req, res) => {
      if (this.#closing) res.setHeader("Connection", "close");
      this.#answers.add(res);
      res.once("close", () => this.#answers.delete(res));
      if (hasOneHost(req)) onRequest(req, res);
      else refuse(req, res, 400, "A request must have exactly one Host header.");
    });
    this.http.on("checkExpectation", (req: http.IncomingMessage, res: http.ServerResponse) =>
      refuse(req, res, 417, "This expectation cannot be met."),
    );
    this.http.maxHeadersCount = 100;
    this.http.on("clientError", answerMalformed);
  }

  /** Listens and returns the port. @throws ListenError */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.http.once("error", (error) => reject(toListenError(error, port, host)));
      this.http.listen({ port, host }, () => {
        const address = this.http.address();
        resolve(typeof address === "object" && address ? address.port : port);
      });
    });
  }

  /** Refuses new connections, lets running requests finish, and cuts off the rest after `patienceMs`. */
  async close(patienceMs: number): Promise<void> {
    this.#closing = true;
    for (const res of this.#answers) if (!res.headersSent) res.setHeader("Connection", "close");
    // A kept-alive connection counts as busy until its answer is sent, so idle ones are closed again and again.
    const idle = setInterval(() => this.http.closeIdleConnections(), 50);
    const late = setTimeout(() => this.http.closeAllConnections(), patienceMs);
    await new Promise<void>((resolve) => this.http.close(() => resolve()));
    clearInterval(idle);
    clearTimeout(late);
  }
}

/** HTTP/1.0 knows no such header; later versions require exactly one. */
function hasOneHost({ httpVersion, rawHeaders }: http.IncomingMessage): boolean {
  const count = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
  return count === 1 || (count === 0 && httpVersion === "1.0");
}

/** Refuses a request whose body nobody reads, so the connection ends with the answer. */
function refuse(req: http.IncomingMessage, res: http.ServerResponse, status: number, message: string): void {
  res.setHeader("X-Request-Id", requestIdOf(req));
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("Connection", "close");
  sendJson(res, status, { success: false, message });
}

function toListenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new ListenError(
        `Port ${port} is already in use. Stop what listens there, or choose another one, for example PORT=${port + 1} (PORT=0 picks a free one).`,
      );
    case "EACCES":
      return new ListenError(`Port ${port} is not open to this user. Choose one above 1023, for example PORT=4000.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new ListenError(`HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`);
    case undefined:
    default:
      return error;
  }
}

const STATUS: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers of this request are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "This request took too long."],
};

/** Answers malformed HTTP in the usual form, then closes the connection. */
function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, message] = STATUS[error.code ?? ""] ?? [400, "This request is malformed."];
  socket.end(rawAnswer(status, { success: false, message }));
}

/** Returns an answer for a connection without a response object: a malformed one, or one that requests an upgrade. */
export function rawAnswer(status: number, body: object, headers: string[] = []): string {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(text)}`,
    `X-Request-Id: ${randomUUID()}`,
    "Cache-Control: no-store",
    ...headers,
    "Connection: close",
    "",
    text,
  ].join("\r\n");
}
