import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPresence, PING_EVERY } from "./presence.ts";

let visibility: DocumentVisibilityState = "visible";
const send = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  stop();
  send.mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const act = () => dispatchEvent(new Event("keydown"));
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
};

test("an active member is reported once a minute", () => {
  stop = keepPresence(send);
  act();
  vi.advanceTimersByTime(PING_EVERY - 1);
  act();
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  act();
  act();
  expect(send).toHaveBeenCalledTimes(2);
});

test("an inactive member is not reported", () => {
  stop = keepPresence(send);
  vi.advanceTimersByTime(10 * PING_EVERY);
  expect(send).toHaveBeenCalledTimes(1);
});

test("a hidden tab reports nothing until it is visible", () => {
  visibility = "hidden";
  stop = keepPresence(send);
  vi.advanceTimersByTime(PING_EVERY);
  act();
  expect(send).not.toHaveBeenCalled();
  show("visible");
  expect(send).toHaveBeenCalledTimes(1);
});

test("nothing is reported after it has stopped", () => {
  keepPresence(send)();
  vi.advanceTimersByTime(PING_EVERY);
  act();
  expect(send).toHaveBeenCalledTimes(1);
});
