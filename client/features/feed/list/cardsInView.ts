/** The reader must have stopped scrolling for this time before the cards in view are reported, in milliseconds. */
const STILL = 400;

/** Knows which cards of a list are in view. A card that is observed stays so, so that a new page costs only its cards. */
export class CardsInView {
  readonly #observed = new Set<Element>();
  readonly #inView = new Set<Element>();
  readonly #observer: IntersectionObserver;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onChange` gets the ids of the posts in view, in a stable order. */
  constructor(private readonly onChange: (ids: readonly string[]) => void) {
    this.#observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && this.#observed.has(target)) this.#inView.add(target);
        else this.#inView.delete(target);
      }
      this.#report();
    });
  }

  /** Observes exactly these cards. */
  follow(cards: ReadonlySet<Element>): void {
    for (const card of this.#observed) {
      if (cards.has(card)) continue;
      this.#observer.unobserve(card);
      this.#observed.delete(card);
      if (this.#inView.delete(card)) this.#report();
    }
    for (const card of cards) {
      if (this.#observed.has(card)) continue;
      this.#observed.add(card);
      this.#observer.observe(card);
    }
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#observer.disconnect();
    this.#observed.clear();
    this.#inView.clear();
  }

  #report(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const ids = [...this.#inView].map((card) => (card instanceof HTMLElement && card.dataset["post"]) || "");
      this.onChange(ids.filter(Boolean).toSorted());
    }, STILL);
  }
}
