import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { handleProtocols, makeServer, type Server, type WebSocket as ProtocolSocket } from "graphql-ws";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import type { RequestContext, Viewer } from "#server/core/viewer";
import { endThenDestroy } from "#server/platform/closing";
import { isPassing } from "#server/platform/faults";
import { OpenSubscriptions } from "#server/graphql/live/openSubscriptions";
import { authorizationIn } from "#server/graphql/connectionParams";
import { type Connection, subscriptionRules, TOO_SLOW } from "./subscriptions.ts";

/** How many sockets there may be, how large a message is, and how often a socket is asked whether it lives. */
export const SOCKET_LIMITS = {
  perMember: 5,
  perAddress: 20,
  messageBytes: 64 * 1024,
  pingSeconds: 30,
  missedPings: 2,
} as const;
/** When more than this waits to be sent, the client is too slow for the memory that it takes. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** The end of a message in which a number stands for the text. No answer has this form, because answers have `data`. */
const STANDS = /\{"stands":(\d+)\}\}$/;
/** Clients connect again after this code, and give up after the other one. */
const TRY_AGAIN = [1013, "Try again later"] as const;
const FAILED = [4500, "Internal server error"] as const;
/** The longest time that a timer of Node can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface SocketParts extends Omit<Parameters<typeof subscriptionRules>[0], "open" | "gauge"> {
  /** Returns the viewer of a token, and when the token expires (milliseconds since 1970). */
  recognise(authorization: unknown): Promise<{ viewer: Viewer; expiresAt: number } | null>;
  /** Returns what is known of a request whose viewer is not: a socket holds this, and not the request. */
  visitorOf(req: IncomingMessage): RequestContext;
  /** Returns the whole answer to a request that may not become a socket. */
  refusal(status: number): string;
  isAllowedOrigin(req: IncomingMessage): boolean;
  isOpen(): boolean;
  gauges: { webSockets: { inc(): void; dec(): void }; subscriptions: { inc(): void; dec(): void } };
  log: Logger;
}

/** Manages the sockets of this process: who may open one, how many, and when they end. */
export class Sockets {
  readonly #wss = new WebSocketServer({ noServer: true, maxPayload: SOCKET_LIMITS.messageBytes, handleProtocols });
  readonly #open = new Set<OpenSocket>();
  readonly #subscriptions = new OpenSubscriptions();
  readonly #rules: Server<Connection>;
  readonly #pinging: NodeJS.Timeout;
  readonly #house: House;

  constructor(private readonly parts: SocketParts) {
    this.#rules = makeServer(
      subscriptionRules({ ...parts, open: this.#subscriptions, gauge: parts.gauges.subscriptions }),
    );
    this.#house = {
      recognise: (authorization) => parts.recognise(authorization),
      isCrowded: ({ id }) => this.#count((one) => one.request?.viewer?.id === id) >= SOCKET_LIMITS.perMember,
      onFailure: (error) => parts.log.debug({ err: error }, "a socket failed"),
      onError: (error) => parts.log[isPassing(error) ? "warn" : "error"]({ err: error }, "a socket's message failed"),
    };
    this.#pinging = setInterval(() => this.#ping(), SOCKET_LIMITS.pingSeconds * 1_000).unref();
  }

  /** Answers a request to upgrade a connection to a socket. */
  upgrade(req: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on("error", destroyFailed);
    const { parts } = this;
    const visitor = parts.visitorOf(req);
    const refuse = (status: number): void => endThenDestroy(stream, parts.refusal(status));
    if (!/^\/graphql\/?(?:\?|$)/.test(req.url ?? "")) return refuse(404);
    if (!parts.isOpen()) return refuse(503);
    if (!parts.isAllowedOrigin(req)) return refuse(403);
    if (this.#count((one) => one.visitor.ip === visitor.ip) >= SOCKET_LIMITS.perAddress) return refuse(429);
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

  /** Informs every open subscription that events may have been lost. */
  resync(): void {
    this.#subscriptions.resync();
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
        const [code, reason] = isPassing(error) ? TRY_AGAIN : FAILED;
        this.close(code, reason);
      });
    });
  }

  async recognise(connectionParams: Readonly<Record<string, unknown>> | undefined): Promise<boolean> {
    this.#authorization = authorizationIn(connectionParams);
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
    if (this.#missed >= SOCKET_LIMITS.missedPings) return this.socket.terminate();
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
