import { type Client, createClient } from "graphql-ws";
import { WebSocket } from "ws";

interface Options<Event, Item> {
  /** Returns the server for the next connection; it is called before each one. */
  address: () => string;
  token: string;
  query: string;
  /** Returns the item of an event; null when items may be missing and have to be read. */
  itemOf: (event: Event) => Item | null;
  numberOf: (item: Item) => number;
  /** Reads the items after a number, in order; when it fails, it is called again. */
  read: (after: number) => Promise<Item[]>;
}

/**
 * A client that receives numbered items and loses none: it reconnects, fills a gap by reading what follows its last
 * number, and takes no item twice.
 */
export class Follower<Event, Item> {
  readonly items: Item[] = [];
  /** The number of connections so far. */
  connections = 0;
  readonly #client: Client;
  readonly #waiting: { count: number; done: () => void }[] = [];
  #socket: WebSocket | null = null;
  #asking = false;
  #askAgain = false;

  constructor(private readonly options: Options<Event, Item>) {
    this.#client = createClient({
      url: () => `${options.address().replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      connectionParams: { authorization: `Bearer ${options.token}` },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: (retries) => this.#pause(Math.min(50 * 2 ** retries, 800)),
      onNonLazyError: () => {},
      on: {
        connected: (socket) => {
          this.connections++;
          this.#socket = socket instanceof WebSocket ? socket : null;
        },
      },
    });
    this.#client.subscribe<Event>(
      { query: options.query },
      {
        next: ({ data }) => data && this.#receive(options.itemOf(data)),
        error: () => {},
        complete: () => {},
      },
    );
  }

  /** Cuts the connection without a close. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Waits until it has this many items. */
  has(count: number): Promise<void> {
    if (this.items.length >= count) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ count, done }));
  }

  async stop(): Promise<void> {
    await this.#client.dispose();
  }

  /** Pauses like a real client: an immediate attempt would add load. */
  #pause(ms: number): Promise<void> {
    return new Promise((again) => setTimeout(again, ms));
  }

  get #last(): number {
    const last = this.items.at(-1);
    return last === undefined ? 0 : this.options.numberOf(last);
  }

  #receive(item: Item | null): void {
    if (item === null || this.options.numberOf(item) > this.#last + 1) void this.#catchUp();
    else this.#take(item);
  }

  #take(item: Item): void {
    if (this.options.numberOf(item) <= this.#last) return;
    this.items.push(item);
    for (const { count, done } of this.#waiting) if (this.items.length >= count) done();
  }

  async #catchUp(): Promise<void> {
    this.#askAgain = true;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#askAgain) {
      this.#askAgain = false;
      try {
        const items = await this.options.read(this.#last);
        for (const item of items) this.#take(item);
        // There may be more than one page.
        if (items.length > 0) this.#askAgain = true;
      } catch {
        this.#askAgain = true;
        await this.#pause(50);
      }
    }
    this.#asking = false;
  }
}
