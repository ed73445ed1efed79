/** The pauses before subscribers are informed that an event could not be delivered. */
const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * Informs subscribers, a moment after an event could not be delivered, that something was missed: for what failed may
 * work again then. While events go on to fail, the pauses grow, because all who are informed read everything again.
 */
export class Retelling {
  #timer: NodeJS.Timeout | null = null;
  #pause = FIRST_MS;
  #informedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly inform: () => void) {}

  /** Notes that an event could not be delivered. */
  note(): void {
    if (this.#timer) return;
    const isFirst = performance.now() - this.#informedAt > LONGEST_MS;
    this.#pause = isFirst ? FIRST_MS : Math.min(2 * this.#pause, LONGEST_MS);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#informedAt = performance.now();
      this.inform();
    }, this.#pause).unref();
  }
}
