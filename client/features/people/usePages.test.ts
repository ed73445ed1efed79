import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { pagesOf, usePages, useStepBack } from "./usePages.ts";

test("pages go forward and back", () => {
  const { result } = renderHook(() => usePages("all"));
  expect([result.current.number, result.current.after]).toEqual([1, null]);
  act(() => result.current.next("ten"));
  act(() => result.current.next("twenty"));
  expect([result.current.number, result.current.after]).toEqual([3, "twenty"]);
  act(() => result.current.previous());
  expect([result.current.number, result.current.after]).toEqual([2, "ten"]);
  act(() => result.current.previous());
  act(() => result.current.previous());
  expect([result.current.number, result.current.after]).toEqual([1, null]);
});

test("another list begins at its first page", () => {
  const { result, rerender } = renderHook(({ of }) => usePages(of), { initialProps: { of: "followers" } });
  act(() => result.current.next("ten"));
  rerender({ of: "following" });
  expect([result.current.number, result.current.after]).toEqual([1, null]);
});

test("a last page that becomes empty gives way to the one before", () => {
  const { result, rerender } = renderHook(
    ({ isEmpty }) => {
      const pages = usePages("friends");
      useStepBack(pages, isEmpty && pages.number > 1);
      return pages;
    },
    { initialProps: { isEmpty: false } },
  );
  act(() => result.current.next("ten"));
  rerender({ isEmpty: true });
  expect(result.current.number).toBe(1);
});

test("an empty list has one page, and ten people fill one", () => {
  expect([0, 1, 10, 11, 20, 21].map(pagesOf)).toEqual([1, 1, 1, 2, 2, 3]);
});
