import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { parse } from "graphql";
import { afterEach, expect, test, vi } from "vitest";
import { openLiveSocket } from "./liveSocket.ts";

/** A socket that never opens, until the server refuses it. */
class RefusedSocket {
  static readonly all: RefusedSocket[] = [];
  static readonly OPEN = 1;
  readonly readyState = 0;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    RefusedSocket.all.push(this);
  }

  close(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a socket that the server refuses while a session ends fails nowhere", async () => {
  vi.stubGlobal("WebSocket", RefusedSocket);
  const failures: unknown[] = [];
  const note = (reason: unknown) => failures.push(reason);
  process.on("unhandledRejection", note);
  const { link, close } = openLiveSocket();
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const ended = vi.fn();
  ApolloLink.execute(link, { query: parse("subscription Changes { changes }") }, { client }).subscribe({
    complete: ended,
  });
  await expect.poll(() => RefusedSocket.all).toHaveLength(1);
  close();
  RefusedSocket.all[0]?.onclose?.({ code: 4403, reason: "Forbidden" });
  await expect.poll(() => ended).toHaveBeenCalled();
  await new Promise(setImmediate);
  process.off("unhandledRejection", note);
  expect(failures).toEqual([]);
});
