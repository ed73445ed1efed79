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

test("what is there from the start is shown at once", () => {
  expect(loading(false).result.current).toBe(false);
});

test("what comes quickly is shown at once, since no skeleton was seen", async () => {
  const { result, rerender } = loading();
  await pass(SKELETON_AFTER - 20);
  rerender({ isLoading: false });
  expect(result.current).toBe(false);
});

test("a skeleton that has just come up stays long enough to be seen", async () => {
  const { result, rerender } = loading();
  await pass(SKELETON_AFTER + 50);
  rerender({ isLoading: false });
  expect(result.current).toBe(true);
  await pass(SKELETON_LEAST - 60);
  expect(result.current).toBe(true);
  await pass(20);
  expect(result.current).toBe(false);
});

test("after a long wait nothing is held back", async () => {
  const { result, rerender } = loading();
  await pass(2_000);
  rerender({ isLoading: false });
  expect(result.current).toBe(false);
});

test("loading a second time counts anew", async () => {
  const { result, rerender } = loading();
  await pass(2_000);
  rerender({ isLoading: false });
  rerender({ isLoading: true });
  await pass(SKELETON_AFTER + 10);
  rerender({ isLoading: false });
  expect(result.current).toBe(true);
});
