import type { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { networkOf } from "#server/core/networks";

/** How many connections may be open, and for how long unused ones. */
export interface ConnectionLimits {
  /** Of one address, and of all. */
  ofAddress: number;
  ofAll: number;
  /** Unused ones of an address beyond this number are closed after `idleMs`, the others when Node's time is over. */
  idleOfAddress: number;
  idleMs: number;
  /** The time in which a client must take something of an answer. */
  unreadMs: number;
}

/** What is needed of an HTTP server; its own type differs for each class of requests. */
interface Watched extends EventEmitter {
  setTimeout(ms: number, onQuiet: (socket: Socket) => void): unknown;
}

/** Why the server closed a connection. */
export type ClosedBecause = "crowded" | "idle" | "unread";

interface Parts {
  limits: ConnectionLimits;
  /** Whether many members share an address, because it is that of a trusted proxy. */
  isShared(address: string): boolean;
  onClosed(reason: ClosedBecause): void;
}

/** A connection, and what it is used for. */
export interface Connection {
  readonly socket: Socket;
  readonly crowd: Crowd;
  /** The requests whose answers have not been read yet. */
  open: number;
  /** Since when there is none, in milliseconds of `performance.now()`. */
  idleSince: number;
  /** Whether a member has used it: such a connection is closed last. */
  isMembers: boolean;
}

/** The connections of one address, oldest first. */
interface Crowd {
  readonly key: string;
  readonly isShared: boolean;
  readonly connections: Set<Connection>;
}

/** The number of connections among which one is chosen that can be spared. */
const LOOKS = 1_000;

/**
 * Knows the connections of a server. When there are too many it closes one that is not in use and admits the new one,
 * because whoever holds many must not lock out others who share the address.
 */
export class Connections {
  readonly #bySocket = new Map<Socket, Connection>();
  readonly #crowds = new Map<string, Crowd>();

  constructor(private readonly parts: Parts) {}

  get count(): number {
    return this.#bySocket.size;
  }

  /** Follows the connections of a server. */
  watch(server: Watched): void {
    server.on("connection", (socket: Socket) => this.#opened(socket));
    // A WebSocket has limits of its own.
    server.on("upgrade", (_req: unknown, socket: Socket) => this.#forget(socket));
    server.setTimeout(this.parts.limits.unreadMs / 2, (socket) => this.#onQuiet(socket));
  }

  /** Notes that a request has come, and returns its connection. */
  begin(socket: Socket): Connection | null {
    const connection = this.#bySocket.get(socket) ?? null;
    if (connection) connection.open++;
    return connection;
  }

  /** Notes that the answer to a request has been read, or that its client is gone. */
  end(connection: Connection): void {
    connection.open--;
    connection.idleSince = performance.now();
  }

  /** Closes the connections of each address that are unused and too many. */
  sweep(): void {
    const { idleOfAddress, idleMs } = this.parts.limits;
    const before = performance.now() - idleMs;
    for (const { connections, isShared } of this.#crowds.values()) {
      if (isShared || connections.size <= idleOfAddress) continue;
      const idle = [...connections].filter((one) => one.open === 0);
      idle.sort((a, b) => a.idleSince - b.idleSince);
      for (const one of idle.slice(0, Math.max(0, idle.length - idleOfAddress))) {
        if (one.idleSince < before) this.#close(one, "idle");
      }
    }
  }

  #opened(socket: Socket): void {
    const address = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
    const key = networkOf(address);
    const crowd = this.#crowds.get(key) ?? {
      key,
      isShared: this.parts.isShared(address),
      connections: new Set(),
    };
    if (!this.#hasRoom(crowd)) {
      this.parts.onClosed("crowded");
      return void socket.destroy();
    }
    const connection = { socket, crowd, open: 0, idleSince: performance.now(), isMembers: false };
    this.#crowds.set(key, crowd);
    crowd.connections.add(connection);
    this.#bySocket.set(socket, connection);
    socket.once("close", () => this.#forget(socket));
  }

  /** Makes room for one more connection if that is necessary and possible. */
  #hasRoom(crowd: Crowd): boolean {
    const { ofAddress, ofAll } = this.parts.limits;
    if (!crowd.isShared && crowd.connections.size >= ofAddress) return this.#closeOneOf(crowd.connections);
    if (this.#bySocket.size < ofAll) return true;
    let largest = crowd;
    for (const one of this.#crowds.values()) if (one.connections.size > largest.connections.size) largest = one;
    return this.#closeOneOf(largest.connections);
  }

  /** Closes the connection that can be spared most easily: unused for longest, rather a guest's than a member's. */
  #closeOneOf(connections: Iterable<Connection>): boolean {
    let spare: Connection | null = null;
    let looks = 0;
    for (const one of connections) {
      if (looks++ > LOOKS) break;
      if (one.open > 0) continue;
      if (!spare || Number(one.isMembers) < Number(spare.isMembers) || isLonger(one, spare)) spare = one;
    }
    if (spare) this.#close(spare, "crowded");
    return spare !== null;
  }

  /** Destroys a connection on which nothing has moved, unless a request is being answered. */
  #onQuiet(socket: Socket): void {
    const connection = this.#bySocket.get(socket);
    const isAnswering = connection !== undefined && connection.open > 0 && socket.writableLength === 0;
    if (isAnswering) return void socket.setTimeout(this.parts.limits.unreadMs / 2);
    if (socket.writableLength > 0) this.parts.onClosed("unread");
    socket.destroy();
  }

  #close(connection: Connection, reason: ClosedBecause): void {
    this.#forget(connection.socket);
    this.parts.onClosed(reason);
    connection.socket.destroy();
  }

  #forget(socket: Socket): void {
    const connection = this.#bySocket.get(socket);
    if (!connection) return;
    this.#bySocket.delete(socket);
    const { crowd } = connection;
    crowd.connections.delete(connection);
    if (crowd.connections.size === 0) this.#crowds.delete(crowd.key);
  }
}

const isLonger = (one: Connection, spare: Connection) =>
  one.isMembers === spare.isMembers && one.idleSince < spare.idleSince;

const CONNECTIONS_MAX = 10_000;
/** The rest is for the database, files and sockets. */
const SHARE_OF_DESCRIPTORS = 0.6;

/** Returns how many connections this process can hold, by the number of its descriptors where that is known. */
export function connectionsMax(): number {
  try {
    const [, most = ""] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return most === "" ? CONNECTIONS_MAX : Math.min(CONNECTIONS_MAX, Math.floor(Number(most) * SHARE_OF_DESCRIPTORS));
  } catch {
    return CONNECTIONS_MAX;
  }
}
