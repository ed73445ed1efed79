import { print } from "./print.ts";

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

export const atLeast = (name: string, what: string, value: number, bound: number): Goal => ({
  name,
  what,
  value,
  bound,
  atMost: false,
  isMet: value >= bound,
});

export const atMost = (name: string, what: string, value: number, bound: number): Goal => ({
  name,
  what,
  value,
  bound,
  atMost: true,
  isMet: value <= bound,
});

/** What a part of the bench measured, as `--json` stores it. */
export interface PartResult {
  part: string;
  figures: object;
  goals: Goal[];
}

/** Prints a line for each goal: `G1 0.97 of 0.95: met`. */
export function printGoals(goals: readonly Goal[]): void {
  if (goals.length > 0) print("");
  for (const { name, what, value, bound, atMost: isMost, isMet } of goals)
    print(`${name} ${value.toFixed(2)} of ${isMost ? "at most " : ""}${bound}: ${isMet ? "met" : "missed"} (${what})`);
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
