import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { ignoreFailure } from "#server/core/rejections";
import { isAlive, stopPostmaster } from "./embeddedServer.ts";

const LOOK_MS = 500;
const FIRST_PAUSE_MS = 500;
/** Whoever frees a full disk does not wait longer than this for the next attempt. */
const LONGEST_PAUSE_MS = 10_000;

/**
 * Looks after the embedded PostgreSQL. A process that was killed, or that gave up because its disk was full, is started
 * again with a growing pause between the attempts. It looks at the process instead of waiting for the exit of a child,
 * because an adopted PostgreSQL is no child.
 */
export class EmbeddedGuard {
  readonly #stopping = new AbortController();
  #watching: Promise<void> | null = null;

  /** The process, or null while none runs. */
  #pid: number | null;

  /** `start` starts PostgreSQL again where its clients expect it, and returns its process id, unless it is aborted. */
  constructor(
    pid: number,
    private readonly start: (signal: AbortSignal) => Promise<number>,
  ) {
    this.#pid = pid;
  }

  watch(log: Logger): void {
    this.#watching ??= this.#watch(log);
  }

  /** Stops PostgreSQL for good, at once in a hurry. */
  async stop(hurry?: AbortSignal): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    if (this.#pid !== null) await stopPostmaster(this.#pid, hurry);
  }

  async #watch(log: Logger): Promise<void> {
    while (await this.#pause(LOOK_MS)) if (this.#pid === null || !isAlive(this.#pid)) await this.#revive(log);
  }

  async #revive(log: Logger): Promise<void> {
    const { signal } = this.#stopping;
    log.error({ pid: this.#pid }, "the embedded database has ended and is started again");
    this.#pid = null;
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        this.#pid = await this.start(signal);
        log.info({ pid: this.#pid }, "the embedded database runs again");
        return;
      } catch (err) {
        if (signal.aborted) return;
        log.error({ err, pause }, "the embedded database could not be started and is tried again");
        await this.#pause(pause);
      }
    }
  }

  /** @returns whether to go on. */
  async #pause(ms: number): Promise<boolean> {
    const { signal } = this.#stopping;
    await ignoreFailure(sleep(ms, undefined, { signal, ref: false }), "stopping");
    return !signal.aborted;
  }
}
