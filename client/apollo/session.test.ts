import { beforeEach, expect, test, vi } from "vitest";
import { session } from "./session.ts";

beforeEach(() => session.clear());

test("the token is stored under auth_token, and removed at sign-out", () => {
  session.start("abc");
  expect(localStorage.getItem("auth_token")).toBe("abc");
  session.clear();
  expect(localStorage.getItem("auth_token")).toBeNull();
});

test("deleting an account removes what is stored for it; signing out does not", () => {
  const left = vi.fn();
  const stop = session.onLeave(left);
  session.start("abc");
  session.clear();
  expect(left).not.toHaveBeenCalled();
  session.start("abc");
  session.leave("7");
  expect(left).toHaveBeenCalledExactlyOnceWith("7");
  expect(session.token()).toBeNull();
  stop();
});

test("a sign-out in another tab takes effect here", () => {
  const listener = vi.fn();
  const stop = session.subscribe(listener);
  dispatchEvent(new StorageEvent("storage", { key: "other" }));
  expect(listener).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent("storage", { key: "auth_token", newValue: null }));
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

test("only an existing session can end, and a new one starts without that mark", () => {
  session.markEnded();
  expect(session.isEnded()).toBe(false);
  session.start("abc");
  session.markEnded();
  expect(session.isEnded()).toBe(true);
  session.start("def");
  expect(session.isEnded()).toBe(false);
});
