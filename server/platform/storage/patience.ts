/** Aborts work that has not moved for a time. The time runs only while somebody waits for the other side. */
export class Patience {
  readonly #abort = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  /** @param ms the longest time without progress, in milliseconds. */
  constructor(private readonly ms: number) {
    this.begin();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Begins to wait, or notes progress. */
  begin(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#abort.abort(new Error("The other side is silent.")), this.ms);
  }

  /** Stops waiting: the other side owes nothing at the moment. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  /** Ends the work, which nobody needs any more. */
  end(): void {
    this.rest();
    this.#abort.abort();
  }
}

/** Passes on what another side sends, and waits for each part only so long. */
export async function* receivePatiently<T>(parts: AsyncIterable<T>, patience: Patience): AsyncGenerator<T> {
  patience.begin();
  for await (const part of parts) {
    patience.rest();
    yield part;
    patience.begin();
  }
  patience.rest();
}

/** Passes on what another side takes; the time for its answer begins again with each part. */
export async function* sendPatiently<T>(parts: AsyncIterable<T>, patience: Patience): AsyncGenerator<T> {
  for await (const part of parts) {
    patience.begin();
    yield part;
  }
  patience.begin();
}
