import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first call runs at once, and further ones within the interval run once at its end", () => {
  const done: number[] = [];
  const pace = new Pace<number>(1_000, (key) => void done.push(key));
  for (let i = 0; i < 20; i++) pace.ask(7);
  pace.ask(8);
  expect(done).toEqual([7, 8]);
  vi.advanceTimersByTime(999);
  expect(done).toEqual([7, 8]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([7, 8, 7]);
});

test("a run at the end begins an interval of its own, and a quiet key is forgotten", () => {
  const act = vi.fn();
  const pace = new Pace<string>(1_000, act);
  pace.ask("a");
  pace.ask("a");
  vi.advanceTimersByTime(1_000);
  pace.ask("a");
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledTimes(3);
  pace.ask("a");
  expect(act).toHaveBeenCalledTimes(4);
});
