import { unavailable } from "#server/core/errors";

interface GateOptions {
  /** The number of pieces of work that run at the same time. */
  atOnce: number;
  /** The number of pieces that may wait; the gate rejects one more at once. */
  queue: number;
  /** The time that one piece may wait before the gate rejects it. */
  waitMs: number;
}

/**
 * Runs a few pieces of heavy work at once, lets some wait and rejects the rest with "try again". Under a flood the
 * server still answers, and nobody waits for a result that comes too late.
 */
export class Gate {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly options: GateOptions) {}

  /**
   * Runs the work as soon as a slot is free.
   * @throws DomainError SERVICE_UNAVAILABLE when the queue is full or the wait was too long.
   */
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

  /** Hands the slot to the work that has waited longest, so that new work cannot overtake it. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running--;
  }
}

/** Has a gate for each key, such as a member, for as long as work of the key runs or waits. */
export class KeyedGate<Key> {
  readonly #gates = new Map<Key, { gate: Gate; works: number }>();

  constructor(private readonly options: GateOptions) {}

  /**
   * Runs the work as soon as a slot of its key is free.
   * @throws DomainError SERVICE_UNAVAILABLE when the queue of the key is full or the wait was too long.
   */
  async run<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const held = this.#gates.get(key) ?? { gate: new Gate(this.options), works: 0 };
    this.#gates.set(key, held);
    held.works++;
    try {
      return await held.gate.run(work);
    } finally {
      if (--held.works === 0) this.#gates.delete(key);
    }
  }
}
