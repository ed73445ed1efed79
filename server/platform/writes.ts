/**
 * Counts the acts of members on this process that may have changed something: mutations, and REST calls other than GET.
 * An act is counted after its commit and before its answer. What this process remembers from before the last act may be
 * old, so that whoever has an answer reads everything as it is after it.
 */
export class Writes {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  note(): void {
    this.#count++;
  }
}
