import { sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/client";
import { requireFollowers, transactionWithFollowers } from "./afterCommit.ts";

/** The name of something that happened, with the type of what is told about it. Ids only: a live payload is small. */
export interface EventType<Payload> {
  readonly name: string;
  /** Never set: carries the type. */
  readonly payload?: Payload;
}

export function defineEvent<Payload extends object>(name: string): EventType<Payload> {
  return { name };
}

type InTransaction<Payload> = (tx: Tx, payload: Payload) => Promise<void>;
type Live<Payload> = (payload: Payload) => void;

/** Carries the live half of events to every server process, this one included. */
export interface LiveBus {
  /** Called inside the transaction; what is told goes out only if the transaction commits. */
  publish(tx: Tx, message: string): Promise<void>;
  /** `onResumed`: it listens again after a gap, in which others may have told something. */
  listen(onMessage: (message: string) => void, onResumed: () => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Tells features of each other's acts without their knowing each other. `publish` runs the registered handlers in the
 * transaction of the act, so that a row they write commits with its cause; then every process hears the event live,
 * after the commit. A later feature listens; an earlier one never learns who does.
 */
export class Events {
  readonly #handlers = new Map<string, InTransaction<never>[]>();
  readonly #listeners = new Map<string, Set<Live<never>>>();
  readonly #resumed: (() => void)[] = [];

  constructor(
    private readonly db: Db,
    private readonly bus: LiveBus,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Registers what must commit together with the event. */
  on<P extends object>(event: EventType<P>, handler: InTransaction<P>): void {
    this.#handlers.set(event.name, [...(this.#handlers.get(event.name) ?? []), handler]);
  }

  /** Hears an event on this process, wherever it happened, after its commit. Returns how to stop. */
  onLive<P extends object>(event: EventType<P>, listener: Live<P>): () => void {
    const listeners = this.#listeners.get(event.name) ?? new Set();
    this.#listeners.set(event.name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Called when this process hears again after a gap: whoever must not miss an event looks for itself. */
  onResumed(listener: () => void): void {
    this.#resumed.push(listener);
  }

  /** Tells of something as part of the transaction, which was begun by `transaction`. */
  async publish<P extends object>(tx: Tx, event: EventType<P>, payload: P): Promise<void> {
    await this.publishQuietly(tx, event, payload);
    await this.bus.publish(tx, JSON.stringify([event.name, payload]));
  }

  /**
   * Runs the handlers alone, for what happens so often that no process could hear all of it: a like is a row and a
   * count, and whoever has to know of it live is told a moment later, of many at once.
   */
  async publishQuietly<P extends object>(tx: Tx, event: EventType<P>, payload: P): Promise<void> {
    requireFollowers(tx);
    for (const handler of this.#handlers.get(event.name) ?? []) await handler(tx, payload as never);
  }

  /** Begins to hear other processes. */
  start(): Promise<void> {
    return this.bus.listen(
      (message) => {
        const [name, payload] = JSON.parse(message) as [string, never];
        for (const listener of this.#listeners.get(name) ?? []) this.#safely(() => listener(payload));
      },
      () => {
        for (const listener of this.#resumed) this.#safely(listener);
      },
    );
  }

  stop(): Promise<void> {
    return this.bus.close();
  }

  /** A transaction in which events may be published. */
  transaction<T>(act: (tx: Tx) => Promise<T>): Promise<T> {
    return transactionWithFollowers(this.db, act);
  }

  #safely(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.onError(error);
    }
  }
}

/** NOTIFY is part of the transaction: PostgreSQL itself holds it back until the commit. */
export const notify = (tx: Tx, channel: string, message: string) =>
  tx.execute(sql`select pg_notify(${channel}, ${message})`);
