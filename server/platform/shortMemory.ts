interface Options {
  /** How long an answer may be used again. */
  ms: number;
  /** Answers kept at most; the oldest make room. */
  max: number;
}

/**
 * Remembers answers for a moment, so that a busy question is asked of the database once in a while only, and forgets
 * them the moment they are said to have changed: an answer that was on its way when that was said is not kept either.
 */
export class ShortMemory<K, V> {
  readonly #answers = new Map<K, { value: V; until: number }>();
  #changes = 0;

  constructor(private readonly options: Options) {}

  /** The remembered answer, else a fresh one; null is never remembered. */
  async get(key: K, ask: () => Promise<V | null>): Promise<V | null> {
    const known = this.#answers.get(key);
    if (known && known.until > Date.now()) return known.value;
    const changes = this.#changes;
    const value = await ask();
    if (value !== null && changes === this.#changes) this.#remember(key, value);
    return value;
  }

  forget(keys: Iterable<K>): void {
    this.#changes++;
    for (const key of keys) this.#answers.delete(key);
  }

  /** Forgets everything: what has changed is not known. */
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
