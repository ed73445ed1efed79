/** The code of a transaction. */
export type Code = (...values: never[]) => unknown;

/** A statement, or the beginning of a transaction, that wants a connection: a query of the driver. */
interface Work {
  /** The text of a statement. */
  readonly strings?: readonly string[];
  readonly options?: { readonly kind?: Kind | null };
  /** When it began to wait, in milliseconds of the process. */
  since?: number;
  reject(error: Error): void;
}

/** A connection of the driver, with what its patch adds. */
interface Connection {
  work: Work | null;
  /** The tick at which PostgreSQL was asked what it has not answered yet. */
  since: number;
  /** The seconds that a transaction may take for a statement, where they differ from the usual ones; else 0. */
  allowed: number;
  isAnswering(): boolean;
  isConnecting(): boolean;
  /** Fails what waits for the connection to be made; the connection goes on. */
  abandon(error: Error): void;
  /** Fails what runs on the connection, and closes it. */
  drop(error: Error): void;
}

/** What makes two pieces of work alike: the text of a statement, or the code of a transaction. */
export type Kind = string | Code;

interface Options {
  /** The number of connections. */
  pool: number;
  /** The connections that work of one kind may hold at once. */
  alike: number;
  /** The pieces of work that may wait for a connection. */
  waiting: number;
  /** How long a piece of work may wait for a connection. */
  waitMs: number;
  /** How long a piece of work may wait in all, when a connection is being made for it. */
  connectMs: number;
  /** How long PostgreSQL may take to answer a statement before its connection is given up. */
  answerMs: number;
}

const TICK_MS = 100;

/** Why the database did not take or answer a statement; `code` is the driver's name for it. */
class PoolError extends Error {
  override readonly name = "PoolError";

  constructor(
    readonly code: "POOL_EXHAUSTED" | "CONNECTION_UNANSWERED",
    message: string,
  ) {
    super(message);
  }
}

/**
 * Bounds what waits for a connection, which the driver by itself does not: it queues without end, and puts statements
 * behind others on the same connection. Work of one kind cannot take all connections or all places of the queue, so a
 * table that somebody has locked does not hold up the rest. The patched driver calls it; nothing here costs a promise
 * or a timer while connections are free.
 */
export class PoolBounds {
  /** Counts tenths of a second in which this process was able to read answers. */
  tick = 0;
  /** The kind of the transaction that begins now. */
  kind: Kind | null = null;
  readonly #waiting: Work[] = [];
  #connections: readonly Connection[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: Options) {}

  /** The connections that work, and the work that waits for one. */
  get load(): { used: number; waiting: number } {
    return { used: this.#connections.filter(({ work }) => work !== null).length, waiting: this.#waiting.length };
  }

  watch(connections: readonly Connection[]): void {
    this.#connections = connections;
  }

  /** Whether work may take one of the free connections. */
  admits(work: Work, free: number): boolean {
    const { pool, alike } = this.options;
    return pool - free < alike || this.#held(kindOf(work)) < alike;
  }

  begin(connection: Connection, work: Work): void {
    connection.work = work;
    connection.since = this.tick;
    this.#keepLooking();
  }

  /** Ends the work of a connection, and returns who gets it now. */
  next(connection: Connection): Work | undefined {
    connection.work = null;
    connection.allowed = 0;
    if (this.#waiting.length === 0) return undefined;
    const full = this.#fullKinds();
    const first = full.size === 0 ? 0 : this.#waiting.findIndex((work) => !full.has(nameOf(kindOf(work))));
    return first < 0 ? undefined : this.#waiting.splice(first, 1)[0];
  }

  /** Lets work wait. A full queue sends the last of the most frequent kind away, which may be this one. */
  wait(work: Work): void {
    work.since = performance.now();
    this.#waiting.push(work);
    if (this.#waiting.length > this.options.waiting) this.#sendAway();
    this.#keepLooking();
  }

  leave(work: Work): void {
    const place = this.#waiting.indexOf(work);
    if (place >= 0) this.#waiting.splice(place, 1);
  }

  close(reason: () => Error): void {
    for (const work of this.#waiting.splice(0)) work.reject(reason());
  }

  #keepLooking(): void {
    if (this.#timer === null) this.#timer = setTimeout(this.#look, TICK_MS).unref();
  }

  #held(kind: Kind): number {
    return this.#connections.filter(({ work }) => work !== null && areAlike(kindOf(work), kind)).length;
  }

  /** The kinds of work that hold as many connections as they may. */
  #fullKinds(): Set<string> {
    const names = this.#connections.flatMap(({ work }) => (work ? [nameOf(kindOf(work))] : []));
    return new Set([...countsOf(names)].filter(([, held]) => held >= this.options.alike).map(([name]) => name));
  }

  #sendAway(): void {
    const names = this.#waiting.map((work) => nameOf(kindOf(work)));
    const counts = countsOf(names);
    const most = Math.max(...counts.values());
    const place = names.findLastIndex((name) => counts.get(name) === most);
    for (const work of this.#waiting.splice(place, 1)) work.reject(exhausted());
  }

  readonly #look = (): void => {
    this.tick++;
    // It is ahead by one look, so that nobody waits longer than the time that is set.
    const since = performance.now() - this.options.waitMs + TICK_MS;
    while (this.#waiting[0] && (this.#waiting[0].since ?? 0) <= since) this.#waiting.shift()?.reject(exhausted());
    let isUsed = this.#waiting.length > 0;
    for (const connection of this.#connections) {
      if (connection.isConnecting()) this.#lookAtConnecting(connection);
      else if (connection.isAnswering()) this.#lookAtAnswering(connection);
      isUsed ||= connection.work !== null || connection.isAnswering();
    }
    this.#timer = null;
    if (isUsed) this.#keepLooking();
  };

  #lookAtConnecting(connection: Connection): void {
    const { work } = connection;
    if (!work) return;
    const now = performance.now();
    work.since ??= now - TICK_MS;
    if (now - work.since < this.options.connectMs - TICK_MS) return;
    connection.work = null;
    connection.abandon(exhausted());
  }

  /** It counts looks instead of time: an answer may have come that this process has not been able to read. */
  #lookAtAnswering(connection: Connection): void {
    const ms = connection.allowed * 1_000 || this.options.answerMs;
    if ((this.tick - connection.since) * TICK_MS >= ms) connection.drop(unanswered());
  }
}

const kindOf = ({ strings, options }: Work): Kind => options?.kind ?? strings?.[0] ?? "";

/** Two transactions that run the same code are of one kind, though each has a closure of its own. */
const nameOf = String;
const areAlike = (one: Kind, other: Kind) =>
  one === other || (typeof one !== "string" && typeof other !== "string" && nameOf(one) === nameOf(other));

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const exhausted = () => new PoolError("POOL_EXHAUSTED", "No connection to the database was free in time.");
const unanswered = () => new PoolError("CONNECTION_UNANSWERED", "The database did not answer a statement in time.");
