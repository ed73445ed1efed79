import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { STABLE, useUsernameAvailability } from "./useUsernameAvailability.ts";

let answerWith: (body: unknown) => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
  answers();
});
const answers = () =>
  vi.stubGlobal(
    "fetch",
    vi.fn(
      (_url: string, { signal }: RequestInit) =>
        new Promise((resolve, reject) => {
          answerWith = (body) => resolve(new Response(JSON.stringify(body)));
          signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        }),
    ),
  );
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (name: string) =>
  renderHook(({ value }: { value: string }) => useUsernameAvailability(value), { initialProps: { value: name } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("the availability of a username", () => {
  test("is checked when it has been stable for 500 ms, and then shown", async () => {
    const { result } = type("ada");
    await wait(STABLE - 1);
    expect(result.current.availability).toBe("idle");
    await wait(1);
    expect(result.current.availability).toBe("checking");
    expect(fetch).toHaveBeenCalledWith("/api/auth/check-username?username=ada", expect.anything());
    answerWith({ success: true, available: true });
    await wait(0);
    expect(result.current.availability).toBe("available");
    expect(STABLE).toBe(500);
  });

  test("is not checked for two characters", async () => {
    const { result } = type("ad");
    await wait(STABLE * 2);
    expect(result.current.availability).toBe("idle");
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is checked again after any edit, and a late answer is dropped", async () => {
    const { result, rerender } = type("ada");
    await wait(STABLE);
    rerender({ value: "adah" });
    expect(result.current.availability).toBe("idle");
    answerWith({ success: true, available: false });
    await wait(STABLE);
    expect(result.current.availability).toBe("checking");
    answerWith({ success: true, available: false });
    await wait(0);
    expect(result.current.availability).toBe("taken");
  });

  test("counts as taken when the server cannot be reached, and can be checked again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const { result } = type("ada");
    await wait(STABLE);
    expect(result.current.availability).toBe("unknown");
    answers();
    act(() => result.current.again());
    await wait(STABLE);
    answerWith({ success: true, available: true });
    await wait(0);
    expect(result.current.availability).toBe("available");
  });
});
