import { monitorEventLoopDelay } from "node:perf_hooks";

const LOOK_MS = 1_000;
const LATE_MS = 250;
/** Guests, searches, feeds; writes are refused by the queue alone. */
const LEVELS = 3;
const NANOSECONDS = 1e6;

/**
 * Decides by the delay of the event loop how many kinds of requests are refused: one more after each second in which
 * the delay is too long (its 99th percentile), one less after each other second.
 */
export class LoopDelay {
  readonly #delays = monitorEventLoopDelay({ resolution: 20 });
  #lookedAt = performance.now();
  level = 0;

  constructor() {
    this.#delays.enable();
  }

  /** Looks once a second. A delay without load is no overload: a start, or a machine that is busy with something else. */
  look(now: number, isLoaded: boolean): void {
    if (now - this.#lookedAt < LOOK_MS) return;
    this.#lookedAt = now;
    const isLate = this.#delays.percentile(99) / NANOSECONDS > LATE_MS;
    this.#delays.reset();
    this.level = isLate && isLoaded ? Math.min(this.level + 1, LEVELS) : Math.max(this.level - 1, 0);
  }

  stop(): void {
    this.#delays.disable();
  }
}
