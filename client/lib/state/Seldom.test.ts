import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Seldom } from "./Seldom.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function seldom() {
  const act = vi.fn();
  return { act, runs: new Seldom(act, { afterMs: 100, pauseMs: 1_000 }) };
}

test("an act runs a moment after it is requested, and once for several requests", () => {
  const { act, runs } = seldom();
  runs.ask();
  runs.ask();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledOnce();
});

test("what is requested during the pause runs at its end", () => {
  const { act, runs } = seldom();
  runs.ask();
  vi.advanceTimersByTime(100);
  runs.ask();
  vi.advanceTimersByTime(999);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
});

test("on leaving, only what is requested runs at once", () => {
  const { act, runs } = seldom();
  runs.flush();
  expect(act).not.toHaveBeenCalled();
  runs.ask();
  runs.flush();
  expect(act).toHaveBeenCalledOnce();
  runs.ask();
  runs.stop();
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledOnce();
});
