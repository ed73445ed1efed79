import { Tally } from "./tally.ts";

/** Stores what is made of its key alone, and so never becomes wrong; a new one replaces the oldest. */
export class Memo<K, V> {
  readonly tally = new Tally();
  readonly #made = new Map<K, V>();

  /** @param max the number of stored things at most. */
  constructor(private readonly max: number) {}

  get size(): number {
    return this.#made.size;
  }

  /** Returns what is stored, else makes it; null is never stored. */
  get<Made extends V | null>(key: K, make: () => Made): V | Made {
    const known = this.#made.get(key);
    this.tally.count(known !== undefined);
    if (known !== undefined) return known;
    const made = make();
    if (made !== null) this.#store(key, made);
    return made;
  }

  #store(key: K, made: V): void {
    this.#made.set(key, made);
    if (this.#made.size <= this.max) return;
    for (const oldest of this.#made.keys()) return void this.#made.delete(oldest);
  }
}
