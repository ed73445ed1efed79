import { beyondDeadlines } from "#server/core/deadlines/deadline";
import { Tally } from "./tally.ts";

/** Computing a value takes at most this share of the time. */
const EFFORT = 1 / 100;

/**
 * A value that is the same for everybody and costs much: it is computed once for all who ask at the same time, and stored
 * for a moment, which is longer the longer the computing took.
 */
export class SharedValue<Value> {
  readonly tally = new Tally();
  #known: { value: Promise<Value>; until: number } | null = null;

  /** @param freshMs the shortest and the longest time for which a value is stored, in milliseconds. */
  constructor(
    private readonly compute: () => Promise<Value>,
    private readonly freshMs: { least: number; most: number },
  ) {}

  get size(): number {
    return this.#known ? 1 : 0;
  }

  /** Returns the value. A failure is not stored. */
  get(): Promise<Value> {
    const began = Date.now();
    const isFresh = this.#known !== null && this.#known.until > began;
    this.tally.count(isFresh);
    if (this.#known && isFresh) return this.#known.value;
    const { least, most } = this.freshMs;
    const value = beyondDeadlines(this.compute);
    const known = { value, until: began + most };
    this.#known = known;
    value.then(
      () => {
        known.until = began + Math.min(Math.max((Date.now() - began) / EFFORT, least), most);
      },
      () => {
        known.until = 0;
      },
    );
    return value;
  }

  /** Drops the value, because what it was computed from has changed: whoever asks from now on gets a new one. */
  forget(): void {
    this.#known = null;
  }
}
