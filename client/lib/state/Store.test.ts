import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Store, useStore } from "./Store.ts";

afterEach(cleanup);

test("subscribers of a store are called with each change until they unsubscribe", () => {
  const store = new Store(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.getSnapshot()));
  store.set(2);
  store.update((value) => value + 1);
  stop();
  store.set(9);
  expect(seen).toEqual([2, 3]);
  expect(store.getSnapshot()).toBe(9);
});

test("a component follows a store", () => {
  const store = new Store("first");
  const { result } = renderHook(() => useStore(store));
  expect(result.current).toBe("first");
  act(() => store.set("second"));
  expect(result.current).toBe("second");
});
