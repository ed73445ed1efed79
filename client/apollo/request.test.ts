import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { request, RequestError } from "./request.ts";
import { session } from "./session.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => {});
const answer = (status: number, body: unknown) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status }))),
  );

beforeEach(() => {
  localStorage.clear();
  logged.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe("a call to the server", () => {
  test("returns the answer", async () => {
    answer(200, { success: true, available: true });
    await expect(request("GET", "/auth/check-username?username=ada")).resolves.toMatchObject({ available: true });
  });

  test("sends the token of the signed-in member", async () => {
    answer(200, { success: true });
    session.start("abc");
    await request("POST", "/auth/logout");
    expect(fetch).toHaveBeenCalledWith(
      "/api/auth/logout",
      expect.objectContaining({ method: "POST", cache: "no-store" }),
    );
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: "Bearer abc" });
  });

  test.each([
    [401, "Unauthorized access, please login again"],
    [403, "You do not have permission to access this resource"],
    [500, "Server error occurred. Please try again later."],
    [503, "Server error occurred. Please try again later."],
  ])("that is answered with %i is logged on the console only", async (status, line) => {
    answer(status, { success: false, message: "No" });
    await expect(request("GET", "/user")).rejects.toMatchObject({ message: "No", status, answered: true });
    expect(logged).toHaveBeenCalledExactlyOnceWith(line);
  });

  test("without a response is logged as such", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const failure = await request("GET", "/user").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).toMatchObject({ message: "An unexpected error occurred", answered: false });
    expect(logged).toHaveBeenCalledExactlyOnceWith("No response received from server");
  });

  test("that nobody answers ends after 20 s, and counts as unanswered", async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    const silent = (_: unknown, init?: RequestInit) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Too long", "TimeoutError")));
      });
    vi.stubGlobal("fetch", silent);
    const call = request("GET", "/user");
    limit.abort();
    await expect(call).rejects.toMatchObject({ status: 0, answered: false });
    expect(timeout).toHaveBeenCalledWith(20_000);
    expect(logged).toHaveBeenCalledExactlyOnceWith("No response received from server");
    timeout.mockRestore();
  });

  test("that the browser cancels when a page is left is not logged as a failure", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    dispatchEvent(new Event("pagehide"));
    await expect(request("GET", "/user")).rejects.toMatchObject({ answered: false });
    expect(logged).not.toHaveBeenCalled();
    dispatchEvent(new Event("pageshow"));
    await expect(request("GET", "/user")).rejects.toMatchObject({ answered: false });
    expect(logged).toHaveBeenCalledOnce();
  });

  test("that another server answers counts as unanswered", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 502 })));
    await expect(request("GET", "/user")).rejects.toMatchObject({ status: 502, answered: false });
  });

  test("whose token is rejected leaves the member on the page and marks the session as ended", async () => {
    answer(401, { success: false, message: "Please sign in" });
    session.start("dead");
    await expect(request("GET", "/user")).rejects.toThrow("Please sign in");
    expect(session.token()).toBe("dead");
    expect(session.isEnded()).toBe(true);
  });
});
