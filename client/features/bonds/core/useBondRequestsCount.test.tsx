import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveLink } from "#client/apollo/client/links.ts";
import { ScriptedServer } from "#client/apollo/scriptedServer.testkit.ts";
import { useCounters, useLiveCounters } from "./useBondRequestsCount.ts";

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** The socket of live events, whose server sends what the test says. */
class LiveSocket {
  static readonly OPEN = 1;
  static last: LiveSocket | null = null;
  readonly readyState = 1;
  readonly protocol = "graphql-transport-ws";
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  #subscription = "";

  constructor() {
    LiveSocket.last = this;
    queueMicrotask(() => this.onopen?.());
  }

  get isSubscribed(): boolean {
    return this.#subscription !== "";
  }

  send(text: string): void {
    const { type, id } = JSON.parse(text) as Message;
    if (type === "connection_init") this.#receive({ type: "connection_ack" });
    if (type === "subscribe" && id) this.#subscription = id;
  }

  /** Publishes the counters of the member; null is RESYNC. */
  publish(notifications: number | null): void {
    const countersChanged = notifications === null ? null : counters(notifications);
    this.#receive({ type: "next", id: this.#subscription, payload: { data: { countersChanged } } });
  }

  close(): void {}

  #receive(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const counters = (notifications: number) => ({
  __typename: "Counters",
  bondRequests: 0,
  notifications,
  messages: 0,
});
const answer = (notifications: number) => ({ viewer: { __typename: "Viewer", counters: counters(notifications) } });

let live: LiveLink;
beforeEach(() => {
  LiveSocket.last = null;
  vi.stubGlobal("WebSocket", LiveSocket);
  live = new LiveLink();
});
afterEach(() => {
  cleanup();
  live.close();
  vi.unstubAllGlobals();
});

function Header() {
  useLiveCounters();
  return useCounters()?.notifications ?? "loading";
}

/** Opens a page whose first counts are those of the moment when it was read. */
async function openPage(notifications: number) {
  const server = new ScriptedServer();
  const link = ApolloLink.split(({ operationType }) => operationType === "subscription", live, server.link);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const { container } = render(
    <ApolloProvider client={client}>
      <Header />
    </ApolloProvider>,
  );
  await act(async () => server.answer("ViewerCounters", answer(notifications)));
  const socket = await waitFor(() => {
    if (!LiveSocket.last?.isSubscribed) throw new Error("no subscription has begun");
    return LiveSocket.last;
  });
  return { server, socket, container };
}

test("what happened between the reading of a page and the beginning of its events is counted", async () => {
  const { server, socket, container } = await openPage(0);
  await waitFor(() => expect(container.textContent).toBe("0"));
  await act(async () => socket.publish(null));
  await act(async () => server.answer("ViewerCounters", answer(2)));
  await waitFor(() => expect(container.textContent).toBe("2"));
});

test("the counts are read once more when the events begin, and then come with the events", async () => {
  const { server, socket, container } = await openPage(0);
  await act(async () => socket.publish(null));
  await act(async () => server.answer("ViewerCounters", answer(0)));
  await act(async () => socket.publish(1));
  await waitFor(() => expect(container.textContent).toBe("1"));
  await act(async () => socket.publish(2));
  await waitFor(() => expect(container.textContent).toBe("2"));
  expect(server.calls.map(({ name }) => name)).toEqual(["ViewerCounters", "ViewerCounters"]);
});

test("counts that were requested before the events began do not replace a second reading", async () => {
  const server = new ScriptedServer();
  const link = ApolloLink.split(({ operationType }) => operationType === "subscription", live, server.link);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const { container } = render(
    <ApolloProvider client={client}>
      <Header />
    </ApolloProvider>,
  );
  await waitFor(() => expect(LiveSocket.last?.isSubscribed).toBe(true));
  await act(async () => LiveSocket.last?.publish(null));
  await waitFor(() => expect(server.calls).toHaveLength(2));
  await act(async () => server.answer("ViewerCounters", answer(0)));
  await act(async () => server.answer("ViewerCounters", answer(1)));
  await waitFor(() => expect(container.textContent).toBe("1"));
});
