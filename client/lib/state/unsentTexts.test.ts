import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetUnsentTexts, unsentText } from "./unsentTexts.ts";

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

test("a text is stored for its member and place alone, until it is blank", () => {
  unsentText("1", "comment on post 7").write("Half a thought");
  expect(unsentText("1", "comment on post 7").read()).toBe("Half a thought");
  expect(unsentText("1", "comment on post 8").read()).toBeNull();
  expect(unsentText("2", "comment on post 7").read()).toBeNull();
  expect(unsentText("11", "comment on post 7").read()).toBeNull();
  unsentText("1", "comment on post 7").write(" \n");
  expect(localStorage).toHaveLength(0);
});

test("the newest fifty are kept, and none for more than a month", () => {
  unsentText("1", "old").write("Old");
  vi.advanceTimersByTime(31 * DAY);
  for (let i = 0; i < 52; i++) {
    vi.advanceTimersByTime(1_000);
    unsentText("1", String(i)).write(`Text ${i}`);
  }
  expect(localStorage).toHaveLength(50);
  expect(unsentText("1", "old").read()).toBeNull();
  expect(unsentText("1", "0").read()).toBeNull();
  expect(unsentText("1", "2").read()).toBe("Text 2");
  unsentText("1", "2").write("Text 2, longer");
  expect(localStorage).toHaveLength(50);
});

test("all texts of a member are forgotten with the account", () => {
  unsentText("1", "a").write("One");
  unsentText("1", "b").write("Two");
  unsentText("2", "a").write("Another's");
  forgetUnsentTexts("1");
  expect(unsentText("1", "a").read()).toBeNull();
  expect(unsentText("2", "a").read()).toBe("Another's");
});

test("what is stored and is not ours is no text", () => {
  localStorage.setItem("unsent 1: a", "{broken");
  localStorage.setItem("unsent 1: b", "null");
  expect(unsentText("1", "a").read()).toBeNull();
  expect(unsentText("1", "b").read()).toBeNull();
});
