/** Lets what is done about one thing happen in the order in which it was asked for; other things do not wait for it. */
export class InTurn<K> {
  readonly #last = new Map<K, Promise<void>>();

  constructor(private readonly onError: (error: unknown) => void) {}

  /** Does it after everything that was asked for the same thing before, whether or not that went well. */
  do(key: K, act: () => Promise<void>): void {
    const mine = (this.#last.get(key) ?? Promise.resolve())
      .then(act)
      .catch(this.onError)
      .finally(() => {
        if (this.#last.get(key) === mine) this.#last.delete(key);
      });
    this.#last.set(key, mine);
  }
}
