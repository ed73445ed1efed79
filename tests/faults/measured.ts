import { expect } from "vitest";
import type { TaskMeta, TestContext } from "vitest";
import { type Goal, goalLine } from "#tests/kit/measuring/goals";

declare module "vitest" {
  interface TaskMeta {
    /** What the test has measured, in its order. */
    goals?: Goal[];
  }
}

/**
 * Records what a test has measured, for the table at the end, and fails the test when a goal is missed. All of them are
 * recorded first, so that the table is whole.
 */
export function measured({ task }: TestContext, ...goals: Goal[]): void {
  const meta: TaskMeta = task.meta;
  (meta.goals ??= []).push(...goals);
  expect(goals.filter(({ isMet }) => !isMet).map(goalLine)).toEqual([]);
}
