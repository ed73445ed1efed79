import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { parse } from "graphql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gaps } from "#client/lib/browser/gaps.ts";
import { readAgainAfterGaps } from "./readAgain.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A screen that shows one figure, and a server that counts how often it was read. */
function screen() {
  const server = { likes: 1, readings: 0, isAway: false };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        server.readings++;
        if (server.isAway) return observer.error(new Error("no answer"));
        observer.next({ data: { post: { __typename: "Post", id: "7", likesCount: server.likes } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const displayed: unknown[] = [];
  const query = parse("query Post { post { __typename id likesCount } }");
  const showing = client.watchQuery<{ post: { likesCount: number } }>({ query });
  showing.subscribe(({ data }) => {
    const likes = data && "post" in data ? data.post?.likesCount : undefined;
    if (likes !== undefined) displayed.push(likes);
  });
  const stop = readAgainAfterGaps(client);
  return { server, displayed, stop };
}

test("what is on the screen is right within two seconds of a gap, by one reading", async () => {
  const { server, displayed, stop } = screen();
  await vi.advanceTimersByTimeAsync(100);
  expect(displayed).toEqual([1]);
  server.likes = 2;
  for (let subscription = 0; subscription < 8; subscription++) gaps.note();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(displayed).toEqual([1, 2]);
  expect(server.readings).toBe(2);
  stop();
});

test("while the server does not answer, it is read again until it does", async () => {
  const { server, displayed, stop } = screen();
  await vi.advanceTimersByTimeAsync(100);
  Object.assign(server, { likes: 3, isAway: true });
  gaps.note();
  await vi.advanceTimersByTimeAsync(3_000);
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(displayed.at(-1)).toBe(3);
  const { readings } = server;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.readings, "and then no more").toBe(readings);
  stop();
});
