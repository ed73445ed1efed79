import { unavailable } from "#server/core/errors";

interface GateOptions {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Pieces that may wait; one more is turned away at once. */
  queue: number;
  /** How long one may wait before it is turned away. */
  waitMs: number;
}

/**
 * Lets a few pieces of heavy work run at once, some wait, and turns the rest away with "try again": under a flood the
 * server stays answerable, and nobody waits for a turn that comes too late.
 */
export class Gate {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly options: GateOptions) {}

  /** @throws DomainError SERVICE_UNAVAILABLE when there is no room to wait or the wait is over. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#running < this.options.atOnce) {
      this.#running++;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.options.queue) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(unavailable());
      }, this.options.waitMs);
      this.#waiting.push(enter);
    });
  }

  /** Hands the place on to whoever waits longest, so that nobody can slip in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running--;
  }
}
