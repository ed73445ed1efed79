import { Tally } from "./tally.ts";

interface Options {
  /** The milliseconds for which an answer may be used again; `Infinity` where only a change ends it. */
  ms: number;
  /** The largest number of stored answers; a new one replaces the oldest. */
  max: number;
}

/**
 * Stores answers for a moment, so that a frequent question reaches the database only once in a while. A caller that
 * changes the data clears the answer, and an answer that was loading at that time is not stored either.
 */
export class ShortMemory<K, V> {
  readonly tally = new Tally();
  readonly #answers = new Map<K, { value: V; until: number }>();
  #changes = 0;

  constructor(private readonly options: Options) {}

  get size(): number {
    return this.#answers.size;
  }

  /** Returns the stored answer, else loads one; null is never stored. */
  async get(key: K, ask: () => Promise<V | null>): Promise<V | null> {
    const known = this.#answers.get(key);
    const isKnown = known !== undefined && known.until > Date.now();
    this.tally.count(isKnown);
    if (isKnown) return known.value;
    const changes = this.#changes;
    const value = await ask();
    if (value !== null && changes === this.#changes) this.#remember(key, value);
    return value;
  }

  forget(keys: Iterable<K>): void {
    this.#changes++;
    for (const key of keys) this.#answers.delete(key);
  }

  /** Clears all answers, where it is unknown which of them have changed. */
  clear(): void {
    this.#changes++;
    this.#answers.clear();
  }

  #remember(key: K, value: V): void {
    this.#answers.delete(key);
    this.#answers.set(key, { value, until: Date.now() + this.options.ms });
    if (this.#answers.size <= this.options.max) return;
    for (const oldest of this.#answers.keys()) return void this.#answers.delete(oldest);
  }
}
