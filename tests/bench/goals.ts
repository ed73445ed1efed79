import { type Goal, goalLine } from "#tests/kit/measuring/goals";
import { print } from "./print.ts";

export { atLeast, atMost, type Goal, median, type PartResult } from "#tests/kit/measuring/goals";

/** Prints a line for each goal: `G1 0.97 of 0.95: met`. */
export function printGoals(goals: readonly Goal[]): void {
  if (goals.length > 0) print("");
  for (const goal of goals) print(goalLine(goal));
}
