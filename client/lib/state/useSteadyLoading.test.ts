import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SKELETON_AFTER, SKELETON_LEAST, useSteadyLoading } from "./useSteadyLoading.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const loading = (isLoading = true) =>
  renderHook(({ isLoading: now }) => useSteadyLoading(now), { initialProps: { isLoading } });
const pass = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time));

test("a value that exists from the start is shown at once", () => {
  expect(loading(false).result.current).toBe(false);
});

test("a value that arrives quickly is shown at once, since no skeleton was visible", async () => {
  const { result, rerender } = loading();
  await pass(SKELETON_AFTER - 20);
  rerender({ isLoading: false });
  expect(result.current).toBe(false);
});

test("a skeleton that has just appeared stays long enough to be recognized", async () => {
  const { result, rerender } = loading();
  await pass(SKELETON_AFTER + 50);
  rerender({ isLoading: false });
  expect(result.current).toBe(true);
  await pass(SKELETON_LEAST - 60);
  expect(result.current).toBe(true);
  await pass(20);
  expect(result.current).toBe(false);
});

test("after a long wait the value is shown at once", async () => {
  const { result, rerender } = loading();
  await pass(2_000);
  rerender({ isLoading: false });
  expect(result.current).toBe(false);
});

test("the delay starts again for a second loading", async () => {
  const { result, rerender } = loading();
  await pass(2_000);
  rerender({ isLoading: false });
  rerender({ isLoading: true });
  await pass(SKELETON_AFTER + 10);
  rerender({ isLoading: false });
  expect(result.current).toBe(true);
});
