/** Lets something be done for a key at once, and again after a while at the earliest, however often it is asked for. */
export class Pace<K> {
  /** Keys that were done within the interval: whether they were asked for again. */
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
