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

test("who does a lot is told of once a minute", () => {
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

test("who does nothing is not told of", () => {
  stop = keepPresence(send);
  vi.advanceTimersByTime(10 * PING_EVERY);
  expect(send).toHaveBeenCalledTimes(1);
});

test("a tab that nobody sees says nothing, until it is seen", () => {
  visibility = "hidden";
  stop = keepPresence(send);
  vi.advanceTimersByTime(PING_EVERY);
  act();
  expect(send).not.toHaveBeenCalled();
  show("visible");
  expect(send).toHaveBeenCalledTimes(1);
});

test("after it ends, nothing is told", () => {
  keepPresence(send)();
  vi.advanceTimersByTime(PING_EVERY);
  act();
  expect(send).toHaveBeenCalledTimes(1);
});
