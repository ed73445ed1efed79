import { randomUUID } from "node:crypto";
import http from "node:http";
import type { Duplex } from "node:stream";

/** The port is not available; the message says what to do. */
export class ListenError extends Error {
  override readonly name = "ListenError";
}

const SECOND = 1_000;
/** The limits of one request, which cut off slow or endless ones; they do not limit the work that a request causes. */
const LIMITS = { headersTimeout: 15 * SECOND, requestTimeout: 60 * SECOND, keepAliveTimeout: 65 * SECOND };

/** An HTTP server that can stop without cutting off a request. */
export class GracefulServer {
  readonly http: http.Server;
  readonly #answers = new Set<http.ServerResponse>();
  #closing = false;

  constructor(onRequest: http.RequestListener) {
    this.http = http.createServer(LIMITS, (req, res) => {
      if (this.#closing) res.setHeader("Connection", "close");
      this.#answers.add(res);
      res.once("close", () => this.#answers.delete(res));
      onRequest(req, res);
    });
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
