import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { Instance } from "./app.ts";

/** The events of a subscription; a test waits for the next one, never for a time. */
export class Listener<T> {
  readonly events: T[] = [];
  /** How often RESYNC came, as null: once when the subscription began, and after each gap. */
  resyncs = 0;
  readonly errors: { message: string; extensions?: { code?: string } }[] = [];
  /** The close of the socket, from either side. */
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #waiting: Waiting<T>[] = [];
  readonly #uninformed: (() => void)[] = [];
  #stop: () => Promise<void> = async () => {};

  constructor(
    instance: Pick<Instance, "url">,
    token: string | null,
    query: string,
    variables: Record<string, unknown> = {},
  ) {
    let resolveClosed: (event: { code: number; reason: string }) => void;
    this.closed = new Promise((resolve) => (resolveClosed = resolve));
    const client = createClient({
      url: `${instance.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => {},
      ...(token && { connectionParams: { authorization: `Bearer ${token}` } }),
      on: { closed: (event) => resolveClosed(event as { code: number; reason: string }) },
    });
    client.subscribe<T>(
      { query, variables },
      {
        next: ({ data, errors }) => {
          if (errors) this.errors.push(...(errors as []));
          if (isNull(data)) this.#noteResync();
          else if (data) this.#receive(data);
        },
        error: (error) => this.errors.push(...(Array.isArray(error) ? error : [{ message: String(error) }])),
        complete: () => {},
      },
    );
    this.#stop = async () => client.dispose();
  }

  /** Returns the first matching event, among those that have arrived and those to come. */
  next(fits: (event: T) => boolean = () => true): Promise<T> {
    const known = this.events.find(fits);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => this.#waiting.push({ fits, resolve }));
  }

  /** Resolves when RESYNC has come so often; the first time means that the subscription has begun. */
  async resynced(times = 1): Promise<void> {
    while (this.resyncs < times) await new Promise<void>((resolve) => void this.#uninformed.push(resolve));
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  #noteResync(): void {
    this.resyncs++;
    for (const inform of this.#uninformed.splice(0)) inform();
  }

  #receive(event: T): void {
    this.events.push(event);
    deliver(this.#waiting, event);
  }
}

/** Returns whether the field of a subscription is null. */
const isNull = (data: unknown): boolean =>
  typeof data === "object" && data !== null && Object.values(data).every((value) => value === null);

interface Waiting<T> {
  fits: (one: T) => boolean;
  resolve: (one: T) => void;
}

/** Delivers an item to those who wait for a matching one. */
function deliver<T>(waiting: Waiting<T>[], one: T): void {
  for (const { resolve } of waiting.filter(({ fits }) => fits(one))) resolve(one);
  const others = waiting.filter(({ fits }) => !fits(one));
  waiting.splice(0, waiting.length, ...others);
}

/** One message of the `graphql-transport-ws` protocol. */
export interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A bare socket, for messages that a correct client would never send. */
export class RawSocket {
  readonly messages: Message[] = [];
  /** The close code; 0 with the status of the answer when the handshake was refused. */
  readonly closed: Promise<{ code: number; status: number }>;
  readonly opened: Promise<boolean>;
  readonly #socket: WebSocket;
  readonly #waiting: Waiting<Message>[] = [];

  constructor(instance: Pick<Instance, "url">, headers: Record<string, string> = {}) {
    const socket = new WebSocket(`${instance.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", { headers });
    this.#socket = socket;
    this.opened = new Promise((resolve) => {
      socket.once("open", () => resolve(true));
      socket.once("close", () => resolve(false));
    });
    this.closed = new Promise((resolve) => {
      socket.once("unexpected-response", (_, response) => {
        resolve({ code: 0, status: response.statusCode ?? 0 });
        socket.terminate();
      });
      socket.once("close", (code) => resolve({ code, status: 101 }));
      socket.once("error", () => {});
    });
    socket.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message;
      this.messages.push(message);
      deliver(this.#waiting, message);
    });
  }

  /** Opens, signs in and waits until the server has acknowledged. */
  async greet(token: string | null): Promise<void> {
    await this.opened;
    this.send({ type: "connection_init", ...(token && { payload: { authorization: `Bearer ${token}` } }) });
    await this.message(({ type }) => type === "connection_ack");
  }

  send(message: object | string): void {
    this.#socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** Returns the answer to one operation. */
  ask(id: string, query: string, variables: Record<string, unknown> = {}): Promise<Message> {
    this.send({ id, type: "subscribe", payload: { query, variables } });
    return this.message((message) => message.id === id);
  }

  message(fits: (message: Message) => boolean): Promise<Message> {
    const known = this.messages.find(fits);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => this.#waiting.push({ fits, resolve }));
  }

  /** Reads no more from the connection, as a client that is too slow or hangs. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  close(): void {
    this.#socket.close();
  }
}
