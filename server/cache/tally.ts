/** The times that something was remembered, and that it had to be read or made. */
export class Tally {
  hits = 0;
  misses = 0;

  count(isKnown: boolean): void {
    if (isKnown) this.hits++;
    else this.misses++;
  }
}

/** What a cache says of itself. */
export interface CacheFigures {
  readonly name: string;
  /** The number of entries at most; null where they live and die with the objects that they belong to. */
  readonly max: number | null;
  readonly tally: Readonly<Tally>;
  /** The number of entries now; null where nobody can count them. */
  size(): number | null;
}
