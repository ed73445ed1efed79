import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { parse } from "graphql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gaps } from "#client/lib/browser/gaps.ts";
import { resyncLink } from "./resync.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

/** A subscription of a page, and the server's side of it. */
function subscription(context = {}) {
  let send: (data: Record<string, unknown>) => void = () => {};
  const server = new ApolloLink(() => new Observable((observer) => void (send = (data) => observer.next({ data }))));
  const received: unknown[] = [];
  const query = parse("subscription { postAdded { id } }");
  ApolloLink.execute(resyncLink().concat(server), { query, context }, { client }).subscribe(({ data }) =>
    received.push(data),
  );
  return { received, send: (data: Record<string, unknown>) => send(data) };
}

/** Counts the announcements of gaps. */
function announcements(): { count: number; stop: () => void } {
  const heard = { count: 0, stop: () => {} };
  heard.stop = gaps.subscribe(() => void heard.count++);
  return heard;
}

test("the first RESYNC of a subscription is no gap, and no component receives any", async () => {
  const heard = announcements();
  const { received, send } = subscription();
  send({ postAdded: null });
  send({ postAdded: { id: "7" } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(received).toEqual([{ postAdded: { id: "7" } }]);
  expect(heard.count).toBe(0);
  heard.stop();
});

test("whoever subscribes is told once that no event is missed from now on", async () => {
  const onBegun = vi.fn();
  const { send } = subscription({ onBegun });
  expect(onBegun).not.toHaveBeenCalled();
  send({ postAdded: null });
  send({ postAdded: null });
  expect(onBegun).toHaveBeenCalledTimes(1);
  // The second one was a gap, whose announcement is another test's.
  await vi.advanceTimersByTimeAsync(2_000);
});

test("a gap that all subscriptions of a page are told of is announced once, within two seconds", async () => {
  const heard = announcements();
  const page = Array.from({ length: 8 }, () => subscription());
  for (const { send } of page) send({ postAdded: null });
  for (const { send } of page) {
    send({ postAdded: null });
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(heard.count, "what the server remembers for a second is not read").toBe(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard.count).toBe(1);
  page[0]?.send({ postAdded: null });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard.count, "the next gap is another one").toBe(2);
  heard.stop();
});
