/**
 * Counts by key in the memory of this process. All counts start again at the same time, so that a count is one look into
 * a map and needs no cleaning.
 */
export class MemoryCounts {
  readonly #counts = new Map<string | number, number>();
  #until = 0;

  constructor(private readonly seconds: number) {}

  /** Adds to a count, unless it would exceed `max`; returns 0, or the milliseconds until the counts start again. */
  add(key: string | number, more: number, max: number): number {
    const now = Date.now();
    if (now >= this.#until) {
      this.#counts.clear();
      this.#until = now + this.seconds * 1_000;
    }
    const count = (this.#counts.get(key) ?? 0) + more;
    if (count > max) return this.#until - now;
    this.#counts.set(key, count);
    return 0;
  }

  /** Returns what a key has left of `max`, and when the counts start again, in milliseconds since 1970. */
  leftOf(key: string | number, max: number): { remaining: number; resetsAt: number } {
    return { remaining: Math.max(0, max - (this.#counts.get(key) ?? 0)), resetsAt: this.#until };
  }
}
