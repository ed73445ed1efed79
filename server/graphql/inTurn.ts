/** Runs acts on one thing in the order of their calls; other things do not wait for them. */
export class InTurn<K> {
  readonly #last = new Map<K, Promise<void>>();

  constructor(private readonly onError: (error: unknown) => void) {}

  /** Runs the act after all earlier ones on the same thing, whether or not they failed. */
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
