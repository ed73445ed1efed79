import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { handleProtocols, makeServer, type Server } from "graphql-ws";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import type { RequestContext, Viewer } from "#server/core/viewer";
import { type Connection, subscriptionRules, TOO_SLOW } from "./subscriptions.ts";

const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_PER_MEMBER = 5;
const MAX_PER_ADDRESS = 20;
/** When more than this waits to be sent, the client is too slow for the memory that it takes. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** The end of a message in which a number stands for the text. No answer has this form, because answers have `data`. */
const STANDS = /\{"stands":(\d+)\}\}$/;
const PING_MS = 30_000;
const MAX_MISSED_PINGS = 2;
/** The longest time that a timer of Node can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface SocketParts extends Omit<Parameters<typeof subscriptionRules>[0], "onSubscriptions"> {
  /** Returns the viewer of a token, and when the token expires (milliseconds since 1970). */
  recognise(authorization: unknown): Promise<{ viewer: Viewer; expiresAt: number } | null>;
  withViewer(req: IncomingMessage, viewer: Viewer): RequestContext;
  addressOf(req: IncomingMessage): string;
  isAllowedOrigin(req: IncomingMessage): boolean;
  isOpen(): boolean;
  gauges: { webSockets: { inc(): void; dec(): void }; subscriptions: { inc(): void; dec(): void } };
  log: Logger;
}

/** Manages the sockets of this process: who may open one, how many, and when they end. */
export class Sockets {
  readonly #wss = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, handleProtocols });
  readonly #open = new Set<OpenSocket>();
  readonly #rules: Server<Connection>;
  readonly #pinging: NodeJS.Timeout;

  constructor(private readonly parts: SocketParts) {
    const { subscriptions } = parts.gauges;
    this.#rules = makeServer(
      subscriptionRules({
        ...parts,
        onSubscriptions: (change) => (change === 1 ? subscriptions.inc() : subscriptions.dec()),
      }),
    );
    this.#pinging = setInterval(() => this.#ping(), PING_MS).unref();
  }

  /** Answers a request to upgrade a connection to a socket. */
  upgrade(req: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on("error", () => stream.destroy());
    const { parts } = this;
    const address = parts.addressOf(req);
    if (!/^\/graphql\/?(?:\?|$)/.test(req.url ?? "")) return refuse(stream, "404 Not Found");
    if (!parts.isOpen()) return refuse(stream, "503 Service Unavailable");
    if (!parts.isAllowedOrigin(req)) return refuse(stream, "403 Forbidden");
    if (this.#count((one) => one.address === address) >= MAX_PER_ADDRESS)
      return refuse(stream, "429 Too Many Requests");
    this.#wss.handleUpgrade(req, stream, head, (socket) => this.#opened(socket, req, address));
  }

  /** Closes the sockets of ended sessions, whose members have to sign in again. */
  endSessions(sessionIds: readonly number[]): void {
    const ended = new Set(sessionIds);
    for (const one of this.#open) {
      const sessionId = one.request?.viewer?.sessionId;
      if (sessionId !== undefined && ended.has(sessionId)) one.close(4401, "Session ended");
    }
  }

  /**
   * Checks for every socket whether its session is still open, because an event may have been lost while no connection
   * received events.
   */
  async endForgotten(): Promise<void> {
    for (const one of this.#open) {
      if (one.request && !(await one.isSignedIn())) one.close(4401, "Session ended");
    }
  }

  /** Closes all sockets; clients connect again, to another process. */
  async close(): Promise<void> {
    clearInterval(this.#pinging);
    const gone = [...this.#open].map((one) => {
      one.close(1001, "Going away");
      return one.gone;
    });
    const late = setTimeout(() => this.#open.forEach((one) => one.socket.terminate()), 1_000).unref();
    await Promise.all(gone);
    clearTimeout(late);
    this.#wss.close();
  }

  #count(matches: (one: OpenSocket) => boolean): number {
    let count = 0;
    for (const one of this.#open) if (matches(one)) count++;
    return count;
  }

  #opened(socket: WebSocket, req: IncomingMessage, address: string): void {
    const { parts } = this;
    const connection: OpenSocket = new OpenSocket(socket, address, async (connectionParams) => {
      const authorization = connectionParams?.["authorization"];
      if (authorization === undefined) return connection.refuse(4401, "Unauthorized");
      const known = await parts.recognise(authorization);
      if (!known) return connection.refuse(4403, "Forbidden");
      if (this.#count((one) => one.request?.viewer?.id === known.viewer.id) >= MAX_PER_MEMBER) {
        return connection.refuse(4429, "Too many connections");
      }
      connection.request = parts.withViewer(req, known.viewer);
      connection.isSignedIn = async () => (await parts.recognise(authorization)) !== null;
      connection.closeAt(known.expiresAt);
      return true;
    });
    this.#open.add(connection);
    parts.gauges.webSockets.inc();
    const closed = this.#rules.opened(
      {
        protocol: socket.protocol,
        send: (data) => connection.send(data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) =>
          socket.on("message", (data) => {
            handle(Buffer.isBuffer(data) ? data.toString() : "").catch((error: unknown) => {
              parts.log.error({ err: error }, "a socket's message failed");
              socket.close(4500, "Internal server error");
            });
          }),
      },
      connection,
    );
    // Oversized and malformed frames end the socket by themselves, with the protocol's own code.
    socket.on("error", (error) => parts.log.debug({ err: error }, "a socket failed"));
    socket.once("close", (code, reason) => {
      this.#open.delete(connection);
      parts.gauges.webSockets.dec();
      connection.ended();
      closed(code, String(reason)).catch((error: unknown) =>
        parts.log.error({ err: error }, "a socket did not end well"),
      );
    });
  }

  #ping(): void {
    for (const one of this.#open) one.ping();
  }
}

class OpenSocket implements Connection {
  request: RequestContext | null = null;
  isSignedIn: () => Promise<boolean> = () => Promise.resolve(false);
  readonly gone: Promise<void>;
  /** The texts that are about to be sent, by the number that stands for them. */
  readonly #texts = new Map<number, string>();
  #stands = 0;
  #missed = 0;
  #expiry: NodeJS.Timeout | undefined;

  constructor(
    readonly socket: WebSocket,
    readonly address: string,
    readonly recognise: Connection["recognise"],
  ) {
    this.gone = new Promise((resolve) => socket.once("close", () => resolve()));
    socket.on("pong", () => (this.#missed = 0));
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  refuse(code: number, reason: string): false {
    this.close(code, reason);
    return false;
  }

  stand(text: string): Record<string, unknown> {
    this.#texts.set(++this.#stands, text);
    return { stands: this.#stands };
  }

  /**
   * Returns the whole message. The library serializes a placeholder; the text itself was made once for all who receive
   * it.
   */
  #whole(message: string): string {
    const [placeholder, number = ""] = this.#texts.size > 0 ? (STANDS.exec(message) ?? []) : [];
    if (placeholder === undefined) return message;
    const text = this.#texts.get(Number(number)) ?? "null";
    this.#texts.delete(Number(number));
    return `${message.slice(0, -placeholder.length)}${text}}`;
  }

  send(message: string): Promise<void> {
    const data = this.#whole(message);
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return Promise.resolve();
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      this.close(...TOO_SLOW);
      return Promise.resolve();
    }
    // A failed write means that the socket is closing, which the event `close` reports.
    return new Promise((resolve) => socket.send(data, () => resolve()));
  }

  ping(): void {
    if (this.#missed >= MAX_MISSED_PINGS) return this.socket.terminate();
    this.#missed++;
    this.socket.ping();
  }

  /** Closes the socket when its token expires. */
  closeAt(moment: number): void {
    const left = moment - Date.now();
    if (left <= 0) return this.close(4401, "Token expired");
    this.#expiry = setTimeout(() => this.closeAt(moment), Math.min(left, LONGEST_TIMER_MS)).unref();
  }

  ended(): void {
    clearTimeout(this.#expiry);
  }
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
