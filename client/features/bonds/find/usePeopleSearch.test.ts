import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePeopleSearch } from "./usePeopleSearch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a search for a name starts once typing has paused for 500 ms", () => {
  const { result } = renderHook(usePeopleSearch);
  act(() => result.current.setWords("am"));
  act(() => void vi.advanceTimersByTime(499));
  expect(result.current.query).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.query).toBe("am");
});

test("one character is too short, and the hint appears at once", () => {
  const { result } = renderHook(usePeopleSearch);
  act(() => result.current.setWords(" a "));
  expect(result.current.isTooShort).toBe(true);
  act(() => void vi.advanceTimersByTime(600));
  expect(result.current.query).toBeNull();
});

test("clearing the field restores the list without waiting", () => {
  const { result } = renderHook(usePeopleSearch);
  act(() => result.current.setWords("amara"));
  act(() => void vi.advanceTimersByTime(500));
  act(() => result.current.setWords(""));
  expect(result.current.query).toBeNull();
  expect(result.current.isTooShort).toBe(false);
});
