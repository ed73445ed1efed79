/** A goal and what was measured. */
export interface Goal {
  name: string;
  what: string;
  value: number;
  bound: number;
  /** Whether the bound is the largest value instead of the smallest. */
  atMost: boolean;
  isMet: boolean;
}

/** Judges a value that must reach the bound. */
export const atLeast = (name: string, what: string, value: number, bound: number): Goal => ({
  name,
  what,
  value,
  bound,
  atMost: false,
  isMet: value >= bound,
});

/** Judges a value that must not exceed the bound. */
export const atMost = (name: string, what: string, value: number, bound: number): Goal => ({
  name,
  what,
  value,
  bound,
  atMost: true,
  isMet: value <= bound,
});

/** What a part of a measurement found, as `--json` stores it. */
export interface PartResult {
  part: string;
  figures: object;
  goals: Goal[];
}

/** Returns the line of a goal: `G1 0.97 of 0.95: met (trusted document to the limit)`. */
export const goalLine = ({ name, what, value, bound, atMost: isMost, isMet }: Goal): string =>
  `${name} ${value.toFixed(2)} of ${isMost ? "at most " : ""}${bound}: ${isMet ? "met" : "missed"} (${what})`;

/** Returns the middle of the values, or the mean of the two in the middle; 0 for none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
