/** A sequence of choices that is the same for the same seed and index, whatever was chosen for the inputs before. */
export class Random {
  #state: number;
  /** The share of values that are hostile: none, a few, or most of them. */
  readonly hostility: number;

  constructor(seed: number, index: number) {
    this.#state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
    for (let i = 0; i < 4; i++) this.number();
    this.hostility = this.choose([0, 0, 0, 0.08, 0.15, 0.25, 0.6]);
  }

  /** Returns a number from 0 to below 1 (mulberry32). */
  number(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns a whole number between two others, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.number() * (most - least + 1));
  }

  /** Returns true with a probability. */
  isLikely(probability: number): boolean {
    return this.number() < probability;
  }

  /** Decides whether the next value is a hostile one. */
  isHostile(): boolean {
    return this.isLikely(this.hostility);
  }

  choose<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.number() * choices.length)];
    if (choice === undefined) throw new Error("There is nothing to choose from.");
    return choice;
  }

  /** Returns some of the choices, in their order. */
  some<T>(choices: readonly T[], share: number): T[] {
    return choices.filter(() => this.isLikely(share));
  }
}
