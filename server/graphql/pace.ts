/** Runs an act for a key at once, and again only after an interval, however often it is called. */
export class Pace<K> {
  /** Keys whose act ran within the interval, and whether they were called again. */
  readonly #resting = new Map<K, boolean>();

  constructor(
    private readonly ms: number,
    private readonly act: (key: K) => void,
  ) {}

  ask(key: K): void {
    if (this.#resting.has(key)) this.#resting.set(key, true);
    else this.#do(key);
  }

  #do(key: K): void {
    this.#resting.set(key, false);
    setTimeout(() => this.#rested(key), this.ms).unref();
    this.act(key);
  }

  #rested(key: K): void {
    const again = this.#resting.get(key);
    this.#resting.delete(key);
    if (again) this.#do(key);
  }
}
