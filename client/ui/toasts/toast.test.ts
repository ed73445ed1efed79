import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast, TOAST_REMOVE_DELAY, toastStore } from "./toast.ts";

beforeEach(() => {
  vi.useFakeTimers();
  toast.remove();
});
afterEach(() => vi.useRealTimers());

test("one toast is visible: a new one replaces the one before", () => {
  toast.success("Success");
  toast.failure("Login failed", "Invalid credentials");
  expect(toastStore.items()).toMatchObject([
    { title: "Login failed", description: "Invalid credentials", variant: "failure", open: true },
  ]);
});

test("a dismissed toast is closed at once and removed after 1,000,000 ms", () => {
  const id = toast.success("Post created");
  toast.dismiss(id);
  expect(toastStore.items()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  expect(toastStore.items()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.items()).toHaveLength(0);
  expect(TOAST_REMOVE_DELAY).toBe(1_000_000);
});

test("a toast can be changed, and all can be dismissed or removed", () => {
  const id = toast.success("Request sent");
  toast.update(id, { description: "to Bo" });
  expect(toastStore.items()[0]?.description).toBe("to Bo");
  toast.dismiss();
  expect(toastStore.items()[0]?.open).toBe(false);
  toast.remove();
  expect(toastStore.items()).toEqual([]);
});

test("listeners are called on every change", () => {
  const listener = vi.fn();
  const stop = toastStore.subscribe(listener);
  toast.success("Success");
  stop();
  toast.success("Success");
  expect(listener).toHaveBeenCalledOnce();
});
