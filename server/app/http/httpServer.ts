import { randomUUID } from "node:crypto";
import http from "node:http";
import type { Duplex } from "node:stream";
import { endThenDestroy } from "#server/platform/closing";
import { type ClosedBecause, type ConnectionLimits, Connections, connectionsMax } from "./connections.ts";
import { requestIdOf } from "./context.ts";
import { type OurListener, OurRequest, OurResponse } from "./exchange.ts";
import { sendRefusal } from "./probes.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { bodyOfStatus } from "#server/rest/errors";

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
  headersTimeout: 10 * SECOND,
  requestTimeout: 60 * SECOND,
  // Longer than the minute for which proxies keep connections, so that none of them uses one that is being closed.
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: SECOND,
};

const CONNECTION_LIMITS: ConnectionLimits = {
  ofAddress: 2_000,
  ofAll: connectionsMax(),
  idleOfAddress: 16,
  idleMs: 10 * SECOND,
  unreadMs: 28 * SECOND,
};

/** What an HTTP server may be configured with. */
export interface ServerOptions {
  /** What every answer starts with. */
  headers?: Readonly<Record<string, string>>;
  connections?: Partial<ConnectionLimits>;
  /** Whether an address is that of a trusted proxy, whose connections serve many members. */
  isProxy?(address: string): boolean;
  /** A listener for connections that the server closes. */
  onClosed?(reason: ClosedBecause): void;
}

/** An HTTP server that can stop without cutting off a request, and whose connections end when nothing moves on them. */
export class GracefulServer {
  readonly http: http.Server<typeof OurRequest, typeof OurResponse>;
  readonly connections: Connections;
  readonly #answers = new Set<OurResponse>();
  readonly #sweeping: NodeJS.Timeout;
  #closing = false;

  constructor(onRequest: OurListener, { connections, headers = UNENCRYPTED, isProxy, onClosed }: ServerOptions = {}) {
    this.connections = new Connections({
      limits: { ...CONNECTION_LIMITS, ...connections },
      isShared: (address) => isProxy?.(address) ?? false,
      onClosed: (reason) => onClosed?.(reason),
    });
    const first = new Map(Object.entries(headers));
    const ours = { IncomingMessage: OurRequest, ServerResponse: OurResponse };
    // Node's own refusals have no body and no request id, so its checks are ours.
    this.http = http.createServer({ ...LIMITS, requireHostHeader: false, ...ours }, (req, res) => {
      if (this.#closing) res.setHeader("Connection", "close");
      res.setHeaders(first);
      this.#follow(req, res);
      if (hasOneHost(req)) onRequest(req, res);
      else refuse(req, res, 400, "A request must have exactly one Host header.");
    });
    this.http.on("checkExpectation", (req: OurRequest, res: OurResponse) => {
      res.setHeaders(first);
      refuse(req, res, 417, "This expectation cannot be met.");
    });
    this.http.maxHeadersCount = 100;
    this.http.on("clientError", answerMalformed);
    this.connections.watch(this.http);
    this.#sweeping = setInterval(() => this.connections.sweep(), SECOND).unref();
  }

  #follow(req: OurRequest, res: OurResponse): void {
    const { connections } = this;
    const link = connections.begin(req.socket);
    req.link = link;
    this.#answers.add(res);
    res.once("close", () => {
      this.#answers.delete(res);
      res.following?.closed();
      if (link) connections.end(link);
    });
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
    clearInterval(this.#sweeping);
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
  res.setHeader("Connection", "close");
  sendRefusal(res, status, message);
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
  endThenDestroy(socket, rawAnswer(status, bodyOfStatus(status, message)));
}

/** The headers of an answer that is not known to travel over TLS. */
const UNENCRYPTED = securityHeaders({ https: false, production: false });
const PROTECTION = Object.entries(UNENCRYPTED).map(([name, value]) => `${name}: ${value}`);

/** Returns the answer to a request that asked for a socket and gets none. */
export function refusedUpgrade(status: number, message = `${http.STATUS_CODES[status]}.`): string {
  const retry = status === 429 || status === 503 ? ["Retry-After: 1"] : [];
  return rawAnswer(status, bodyOfStatus(status, message), retry);
}

/** Returns an answer for a connection without a response object: a malformed one, or one that requests an upgrade. */
function rawAnswer(status: number, body: object, headers: string[] = []): string {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(text)}`,
    `X-Request-Id: ${randomUUID()}`,
    ...PROTECTION,
    ...headers,
    "Connection: close",
    "",
    text,
  ].join("\r\n");
}
