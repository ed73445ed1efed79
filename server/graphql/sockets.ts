import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { handleProtocols, makeServer, type Server, type WebSocket as ProtocolSocket } from "graphql-ws";
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
  /** Returns what is known of a request whose viewer is not: a socket holds this, and not the request. */
  visitorOf(req: IncomingMessage): RequestContext;
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
  readonly #house: House;

  constructor(private readonly parts: SocketParts) {
    const { subscriptions } = parts.gauges;
    this.#rules = makeServer(
      subscriptionRules({
        ...parts,
        onSubscriptions: (change) => (change === 1 ? subscriptions.inc() : subscriptions.dec()),
      }),
    );
    this.#house = {
      recognise: (authorization) => parts.recognise(authorization),
      isCrowded: ({ id }) => this.#count((one) => one.request?.viewer?.id === id) >= MAX_PER_MEMBER,
      onFailure: (error) => parts.log.debug({ err: error }, "a socket failed"),
      onError: (error) => parts.log.error({ err: error }, "a socket's message failed"),
    };
    this.#pinging = setInterval(() => this.#ping(), PING_MS).unref();
  }

  /** Answers a request to upgrade a connection to a socket. */
  upgrade(req: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on("error", destroyFailed);
    const { parts } = this;
    const visitor = parts.visitorOf(req);
    if (!/^\/graphql\/?(?:\?|$)/.test(req.url ?? "")) return refuse(stream, "404 Not Found");
    if (!parts.isOpen()) return refuse(stream, "503 Service Unavailable");
    if (!parts.isAllowedOrigin(req)) return refuse(stream, "403 Forbidden");
    if (this.#count((one) => one.visitor.ip === visitor.ip) >= MAX_PER_ADDRESS)
      return refuse(stream, "429 Too Many Requests");
    this.#wss.handleUpgrade(req, stream, head, (socket) => this.#opened(socket, visitor));
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
      return one.gone();
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

  #opened(socket: WebSocket, visitor: RequestContext): void {
    const { parts } = this;
    const connection = new OpenSocket(socket, visitor, this.#house);
    this.#open.add(connection);
    parts.gauges.webSockets.inc();
    const closed = this.#rules.opened(connection, connection);
    // Oversized and malformed frames end the socket by themselves, with the protocol's own code.
    socket.on("error", this.#house.onFailure);
    socket.on("close", (code, reason) => {
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

/** What all sockets of a process have in common. */
interface House {
  recognise: SocketParts["recognise"];
  /** Returns whether a member may not open one more socket. */
  isCrowded(viewer: Viewer): boolean;
  /** Receives what a socket reports before it ends. */
  onFailure(error: Error): void;
  /** Receives the failure of a message. */
  onError(error: unknown): void;
}

/**
 * One member's socket, as the library and operations on it see it. There are thousands, so it holds no more than they
 * need while nothing happens: no request, no texts of messages, and methods instead of functions of its own.
 */
class OpenSocket implements Connection, ProtocolSocket {
  request: RequestContext | null = null;
  #authorization: unknown;
  /** The texts that are about to be sent, by the number that stands for them. */
  #texts: Map<number, string> | null = null;
  #stands = 0;
  #missed = 0;
  #expiry: NodeJS.Timeout | undefined;

  constructor(
    readonly socket: WebSocket,
    readonly visitor: RequestContext,
    private readonly house: House,
  ) {
    socket.on("pong", () => (this.#missed = 0));
  }

  get protocol(): string {
    return this.socket.protocol;
  }

  onMessage(handle: (message: string) => Promise<void>): void {
    this.socket.on("message", (data) => {
      handle(parsed(Buffer.isBuffer(data) ? data.toString() : "") as string).catch((error: unknown) => {
        this.house.onError(error);
        this.close(4500, "Internal server error");
      });
    });
  }

  async recognise(connectionParams: Readonly<Record<string, unknown>> | undefined): Promise<boolean> {
    this.#authorization = connectionParams?.["authorization"];
    if (this.#authorization === undefined) return this.#refuse(4401, "Unauthorized");
    const known = await this.house.recognise(this.#authorization);
    if (!known) return this.#refuse(4403, "Forbidden");
    if (this.house.isCrowded(known.viewer)) return this.#refuse(4429, "Too many connections");
    this.request = { ...this.visitor, viewer: known.viewer };
    this.#closeAt(known.expiresAt);
    return true;
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.house.recognise(this.#authorization)) !== null;
  }

  /** Resolves when the socket has ended. */
  gone(): Promise<void> {
    return new Promise((resolve) => this.socket.once("close", () => resolve()));
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  #refuse(code: number, reason: string): false {
    this.close(code, reason);
    return false;
  }

  stand(text: string): Record<string, unknown> {
    (this.#texts ??= new Map()).set(++this.#stands, text);
    return { stands: this.#stands };
  }

  /**
   * Returns the whole message. The library serializes a placeholder; the text itself was made once for all who receive
   * it.
   */
  #whole(message: string): string {
    const texts = this.#texts;
    const [placeholder, number = ""] = texts ? (STANDS.exec(message) ?? []) : [];
    if (!texts || placeholder === undefined) return message;
    const text = texts.get(Number(number)) ?? "null";
    texts.delete(Number(number));
    if (texts.size === 0) this.#texts = null;
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
  #closeAt(moment: number): void {
    const left = moment - Date.now();
    if (left <= 0) return this.close(4401, "Token expired");
    this.#expiry = setTimeout(() => this.#closeAt(moment), Math.min(left, LONGEST_TIMER_MS)).unref();
  }

  ended(): void {
    clearTimeout(this.#expiry);
  }
}

/**
 * Parses a message. The library accepts objects too, although its type does not say so, and holds what it was given as
 * long as the subscription runs: the text of a message is longer than all else that belongs to a subscription. It closes
 * the socket for a text that is no object.
 */
function parsed(text: string): unknown {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === "object" ? message : text;
  } catch {
    return text;
  }
}

function destroyFailed(this: Duplex): void {
  this.destroy();
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
