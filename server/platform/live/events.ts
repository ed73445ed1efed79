import { sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/client";
import { afterCommit, requireFollowers, transactionWithFollowers } from "./afterCommit.ts";
import { messagesOf } from "./messages.ts";
import { Retelling } from "./retelling.ts";

/**
 * The name of an event, with the type of its payload. Payloads hold ids only, so that live messages stay small. A list of
 * ids means each of them, because a long one reaches live listeners in several parts.
 */
export interface EventType<Payload> {
  readonly name: string;
  /** This property is never set; it carries the type. */
  readonly payload?: Payload;
}

export function defineEvent<Payload extends object>(name: string): EventType<Payload> {
  return { name };
}

type InTransaction<Payload> = (tx: Tx, payload: Payload) => Promise<void>;
type Live<Payload> = (payload: Payload) => void;

/** Carries live events to every server process, this one included. */
export interface LiveBus {
  /** Call it inside the transaction; the message goes out only if the transaction commits. */
  publish(tx: Tx, message: string): Promise<void>;
  /**
   * `onResumed` runs when the bus listens again after a gap, in which messages of other processes may have been lost.
   */
  listen(onMessage: (message: string) => void, onResumed: () => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Lets features react to each other's acts without an import between them. `publish` runs the registered handlers in
 * the transaction of the act, so that the rows they write commit with their cause; after the commit every process
 * receives the live event. A later feature listens; an earlier one does not know its listeners.
 */
export class Events {
  readonly #handlers = new Map<string, InTransaction<never>[]>();
  readonly #listeners = new Map<string, Set<Live<never>>>();
  readonly #memories = new Map<string, Live<never>[]>();
  readonly #resumed: (() => void)[] = [];
  readonly #missed: (() => void)[] = [];
  readonly #retelling = new Retelling(() => this.#inform(this.#missed));

  constructor(
    private readonly db: Db,
    private readonly bus: LiveBus,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Registers a handler whose writes must commit together with the event. */
  on<P extends object>(event: EventType<P>, handler: InTransaction<P>): void {
    this.#handlers.set(event.name, [...(this.#handlers.get(event.name) ?? []), handler]);
  }

  /**
   * Calls the listener on this process after the commit of each event, wherever it happened. Returns a function that
   * stops it.
   */
  onLive<P extends object>(event: EventType<P>, listener: Live<P>): () => void {
    const listeners = this.#listeners.get(event.name) ?? new Set();
    this.#listeners.set(event.name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /**
   * Calls the listener for everything that is stored on this process and that the event may have changed: on the
   * process where it happened directly after the commit, before the writer gets an answer, and on every process when the
   * live event arrives. So it is called more than once for an event.
   */
  onChange<P extends object>(event: EventType<P>, listener: Live<P>): void {
    this.#memories.set(event.name, [...(this.#memories.get(event.name) ?? []), listener]);
    this.onLive(event, listener);
  }

  /**
   * Calls the listener when this process receives events again after a gap: a feature that must not miss an event then
   * reads the database.
   */
  onResumed(listener: () => void): void {
    this.#resumed.push(listener);
  }

  /**
   * Calls the listener when subscribers of this process may have missed an event: after a gap, and a moment after an
   * event could not be delivered (`undelivered`). They then have to read again.
   */
  onMissed(listener: () => void): void {
    this.#missed.push(listener);
  }

  /** Notes that a live event could not be delivered on this process. */
  undelivered(error: unknown): void {
    this.onError(error);
    this.#retelling.note();
  }

  /** Publishes an event as part of the transaction, which `transaction` must have begun. */
  async publish<P extends object>(tx: Tx, event: EventType<P>, payload: P): Promise<void> {
    await this.publishQuietly(tx, event, payload);
    for (const message of messagesOf(event.name, payload)) await this.bus.publish(tx, message);
  }

  /**
   * Runs the handlers in the transaction, and sends no live event. It suits acts that happen too often for every
   * process to receive each one: a like is a row and a count, and live subscribers receive the counts of many likes in
   * one later message.
   */
  async publishQuietly<P extends object>(tx: Tx, event: EventType<P>, payload: P): Promise<void> {
    requireFollowers(tx);
    for (const handler of this.#handlers.get(event.name) ?? []) await handler(tx, payload as never);
    for (const forget of this.#memories.get(event.name) ?? [])
      afterCommit(tx, () => this.#safely(() => forget(payload as never)));
  }

  /** Begins to receive events of other processes. */
  start(): Promise<void> {
    return this.bus.listen(
      (message) => {
        const [name, payload] = JSON.parse(message) as [string, never];
        for (const listener of this.#listeners.get(name) ?? []) this.#safely(() => listener(payload));
      },
      // What is remembered is dropped first, so that subscribers do not read it again.
      () => this.#inform([...this.#resumed, ...this.#missed]),
    );
  }

  stop(): Promise<void> {
    return this.bus.close();
  }

  /** Runs a transaction in which events may be published. */
  transaction<T>(act: (tx: Tx) => Promise<T>): Promise<T> {
    return transactionWithFollowers(this.db, act);
  }

  #inform(listeners: readonly (() => void)[]): void {
    for (const listener of listeners) this.#safely(listener);
  }

  #safely(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.undelivered(error);
    }
  }
}

/** NOTIFY is part of the transaction: PostgreSQL itself delays it until the commit. */
export const notify = (tx: Tx, channel: string, message: string) =>
  tx.execute(sql`select pg_notify(${channel}, ${message})`);
