import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetUnsent, textOf, unsentPlace } from "./unsentStore.ts";
import type { UnsentEntry } from "./unsentStore.ts";

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

const entryOf = (text: string): UnsentEntry => ({ values: { text }, base: null, other: null, dropped: null });
const write = (member: string, name: string, text: string) => unsentPlace(member, name).write(entryOf(text));
const read = (member: string, name: string) => textOf(unsentPlace(member, name).read());

test("a text is stored for its member and place alone, until it is removed", () => {
  write("1", "comment on post 7", "Half a thought");
  expect(read("1", "comment on post 7")).toBe("Half a thought");
  expect(read("1", "comment on post 8")).toBe("");
  expect(read("2", "comment on post 7")).toBe("");
  expect(read("11", "comment on post 7")).toBe("");
  unsentPlace("1", "comment on post 7").write(null);
  expect(localStorage).toHaveLength(0);
});

test("the newest hundred are kept, and none for more than ninety days", () => {
  write("1", "old", "Old");
  vi.advanceTimersByTime(91 * DAY);
  expect(read("1", "old")).toBe("");
  for (let i = 0; i < 102; i++) {
    vi.advanceTimersByTime(1_000);
    write("1", String(i), `Text ${i}`);
  }
  expect(localStorage).toHaveLength(100);
  expect(localStorage.getItem("unsent 1: old")).toBeNull();
  expect(read("1", "1")).toBe("");
  expect(read("1", "2")).toBe("Text 2");
  write("1", "2", "Text 2, longer");
  expect(localStorage).toHaveLength(100);
});

test("all texts of a member are forgotten with the account", () => {
  write("1", "a", "One");
  write("1", "b", "Two");
  write("2", "a", "Another's");
  forgetUnsent("1");
  expect(read("1", "a")).toBe("");
  expect(read("2", "a")).toBe("Another's");
});

test("what is stored and is not ours is no text", () => {
  for (const stored of ["{broken", "null", "[]", '{"values":7}', '{"values":{"text":7}}']) {
    localStorage.setItem("unsent 1: a", stored);
    expect(read("1", "a")).toBe("");
  }
});

test("listeners of a place hear of changes of this tab and of others, and of no other place", async () => {
  const listener = vi.fn<() => void>();
  const stop = unsentPlace("1", "a").subscribe(listener);
  write("1", "a", "One");
  await vi.advanceTimersByTimeAsync(0);
  expect(listener).toHaveBeenCalledTimes(1);
  write("1", "b", "Two");
  dispatchEvent(new StorageEvent("storage", { key: "unsent 1: b" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(listener).toHaveBeenCalledTimes(1);
  dispatchEvent(new StorageEvent("storage", { key: "unsent 1: a" }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  dispatchEvent(new StorageEvent("storage", { key: "unsent 1: a" }));
  expect(listener).toHaveBeenCalledTimes(2);
});
