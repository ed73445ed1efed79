import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Tx } from "#server/db/client";
import { afterCommit } from "./afterCommit.ts";
import type { LiveBus } from "./events.ts";
import type { Redis } from "./redis.ts";

/** A message that is no event: its sender could not send some, and may have lost some of its own. */
const GAP = "gap";

/**
 * Carries live events by Redis. Its PUBLISH is not part of our transactions, so it follows the commit; if the process
 * dies in between, the event is lost, as after a lost NOTIFY. This process receives its own events directly, without
 * Redis. What it could not send while it alone had lost Redis, it reports to the others as a gap when it is back.
 */
export class RedisBus implements LiveBus {
  /** A prefix of each message, by which a process recognizes its own. */
  readonly #self = randomUUID();
  readonly #channel: string;
  #onMessage: (message: string) => void = () => {};
  /** Whether others have missed events of this process. */
  #hasGap = false;

  constructor(
    private readonly redis: Pick<Redis, "commands" | "listener" | "database">,
    private readonly log: Logger,
  ) {
    this.#channel = `commonplace:live:${redis.database}`;
  }

  publish(tx: Tx, message: string): Promise<void> {
    afterCommit(tx, () => this.#deliver(message));
    return Promise.resolve();
  }

  async listen(onMessage: (message: string) => void, onResumed: () => void): Promise<void> {
    const { listener } = this.redis;
    this.#onMessage = (message) => {
      try {
        onMessage(message);
      } catch (err) {
        this.log.error({ err }, "a live event could not be delivered");
      }
    };
    await listener.subscribe(this.#channel, (text) => {
      const at = text.indexOf(" ");
      if (text.slice(0, at) === this.#self) return;
      if (text.slice(at + 1) === GAP) onResumed();
      else this.#onMessage(text.slice(at + 1));
    });
    // The client has subscribed again before it emits "ready".
    listener.on("ready", onResumed);
    this.redis.commands.on("ready", () => {
      if (this.#hasGap) void this.#reportGap();
    });
  }

  /** The process owns the connections and closes them at its end. */
  close(): Promise<void> {
    this.#onMessage = () => {};
    return Promise.resolve();
  }

  #deliver(message: string): void {
    this.#onMessage(message);
    if (this.#hasGap) return void this.#reportGap();
    void this.#send(message);
  }

  #reportGap(): Promise<void> {
    this.#hasGap = false;
    return this.#send(GAP);
  }

  async #send(message: string): Promise<void> {
    try {
      await this.redis.commands.publish(this.#channel, `${this.#self} ${message}`);
    } catch (err) {
      this.#hasGap = true;
      this.log.debug({ err }, "a live event reached this process alone");
    }
  }
}
