import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memberStore } from "./memberStore.ts";
import { fakeMemberStore } from "./memberStore.testkit.ts";
import { Outbox } from "./Outbox.ts";
import type { Sending } from "./Outbox.ts";

let disk: Map<string, unknown>;

beforeEach(() => {
  disk = fakeMemberStore();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

interface Note {
  clientId: string;
  conversationId: string;
  text: string;
}

/** A server that accepts each message once, and may be unreachable. */
class Server {
  readonly messages = new Map<string, string>();
  /** The identifier of each call. */
  readonly calls: string[] = [];
  isDown = false;
  isOnline = true;
  /** True for a server that accepts messages, but whose answers are lost. */
  isMute = false;
  readonly refuses = new Set<string>();

  outbox(memberId = "1"): Outbox<Note, string> {
    return new Outbox<Note, string>({
      memberId,
      name: "outbox",
      laneOf: ({ conversationId }) => conversationId,
      send: (pending) => this.take(pending),
      canSend: () => this.isOnline,
    });
  }

  private async take({ clientId, text }: Note): Promise<Sending<string>> {
    this.calls.push(text);
    if (this.isDown) throw new TypeError("Failed to fetch");
    if (this.refuses.has(text)) return { is: "refused", reason: "You cannot write in this conversation." };
    this.messages.set(clientId, text);
    return this.isMute ? { is: "unanswered" } : { is: "sent", message: text };
  }

  texts = () => [...this.messages.values()];
}

let count = 0;
const pending = (text: string, conversationId = "7") => ({
  clientId: `c${++count}`,
  conversationId,
  text,
});
const settle = () => vi.advanceTimersByTimeAsync(0);
const states = (outbox: Outbox<Note, string>) => outbox.pendingMessages().map(({ text, state }) => `${text}: ${state}`);

test("messages are sent one after the other, in the order in which they were written", async () => {
  const server = new Server();
  const outbox = server.outbox();
  for (const text of ["one", "two", "three"]) outbox.add(pending(text));
  expect(states(outbox)).toEqual(["one: waiting", "two: waiting", "three: waiting"]);
  await settle();
  expect(server.texts()).toEqual(["one", "two", "three"]);
  expect(outbox.pendingMessages()).toEqual([]);
  expect(disk.get("1outbox")).toEqual([]);
});

test("without network they wait, and are sent in order once it is back", async () => {
  const server = new Server();
  server.isOnline = false;
  const outbox = server.outbox();
  for (const text of ["one", "two"]) outbox.add(pending(text));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toEqual([]);
  expect(states(outbox)).toEqual(["one: waiting", "two: waiting"]);
  server.isOnline = true;
  outbox.resume();
  await settle();
  expect(server.texts()).toEqual(["one", "two"]);
});

test("when the server does not answer all of them stall, and none overtakes", async () => {
  const server = new Server();
  server.isDown = true;
  const outbox = server.outbox();
  outbox.add(pending("one"));
  outbox.add(pending("two"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.calls).toEqual(["one", "one", "one"]);
  expect(states(outbox)).toEqual(["one: stalled", "two: stalled"]);
  server.isDown = false;
  outbox.add(pending("three"));
  await settle();
  expect(server.texts()).toEqual(["one", "two", "three"]);
});

test("a message whose answer was lost is sent again under the same id, and stored once", async () => {
  const server = new Server();
  server.isMute = true;
  const outbox = server.outbox();
  outbox.add(pending("one"));
  await settle();
  server.isMute = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.calls).toEqual(["one", "one"]);
  expect(server.texts()).toEqual(["one"]);
  expect(outbox.pendingMessages()).toEqual([]);
});

test("unsent messages survive a reload", async () => {
  const server = new Server();
  server.isDown = true;
  const before = server.outbox();
  before.add(pending("one"));
  before.add(pending("two"));
  await settle();
  before.close();
  server.isDown = false;
  const after = server.outbox();
  await after.open();
  await settle();
  expect(server.texts()).toEqual(["one", "two"]);
  expect(disk.get("1outbox")).toEqual([]);
});

test("a refused message shows why, lets the others pass, and can be retried or discarded", async () => {
  const server = new Server();
  server.refuses.add("one");
  const outbox = server.outbox();
  const [one, two] = [pending("one"), pending("two")];
  outbox.add(one);
  outbox.add(two);
  await settle();
  expect(server.texts()).toEqual(["two"]);
  expect(outbox.pendingMessages()).toMatchObject([
    { state: "refused", reason: "You cannot write in this conversation." },
  ]);
  outbox.retry(one.clientId);
  await settle();
  expect(states(outbox)).toEqual(["one: refused"]);
  server.refuses.clear();
  outbox.retry(one.clientId);
  await settle();
  expect(server.texts()).toEqual(["two", "one"]);
  outbox.discard(one.clientId);
  expect(outbox.pendingMessages()).toEqual([]);
});

test("a conversation does not wait for another one", async () => {
  const server = new Server();
  const outbox = server.outbox();
  const notified: string[] = [];
  outbox.onSent((message, { conversationId }) => notified.push(`${message} in ${conversationId}`));
  server.refuses.add("never");
  outbox.add(pending("never", "8"));
  outbox.add(pending("here", "7"));
  await settle();
  expect(notified).toEqual(["here in 7"]);
});

test("what was sent leaves the outbox even when it cannot be shown, and the next one follows", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const server = new Server();
  const outbox = server.outbox();
  outbox.onSent(() => {
    throw new Error("The list is not loaded.");
  });
  outbox.add(pending("one"));
  outbox.add(pending("two"));
  await settle();
  expect(server.texts()).toEqual(["one", "two"]);
  expect(outbox.pendingMessages()).toEqual([]);
  expect(reported).toHaveBeenCalledTimes(2);
});

test("what is added again under the same id replaces what waits: the last intent is sent, once", async () => {
  const server = new Server();
  server.isDown = true;
  const outbox = server.outbox();
  const like = pending("liked");
  outbox.add(like);
  await vi.advanceTimersByTimeAsync(10_000);
  outbox.add({ ...like, text: "not liked" });
  await settle();
  expect(states(outbox)).toEqual(["not liked: waiting"]);
  expect(disk.get("1outbox")).toMatchObject([{ text: "not liked" }]);
  server.isDown = false;
  outbox.resume();
  await settle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.texts()).toEqual(["not liked"]);
  expect(outbox.pendingMessages()).toEqual([]);
});

test("of two tabs one sends what both have loaded, and the other one learns that it is gone", async () => {
  const server = new Server();
  server.isDown = true;
  const before = server.outbox();
  const one = pending("one");
  before.add(one);
  await vi.advanceTimersByTimeAsync(10_000);
  const after = server.outbox();
  await after.open();
  await vi.advanceTimersByTimeAsync(10_000);
  server.isDown = false;
  server.calls.length = 0;
  after.resume();
  await settle();
  before.resume();
  await settle();
  expect(server.calls).toEqual(["one"]);
  expect(states(before)).toEqual([]);
  expect(states(after)).toEqual([]);
});

test("what another tab has replaced is sent as it is there, and nothing is left of it", async () => {
  const server = new Server();
  server.isDown = true;
  const before = server.outbox();
  const like = pending("liked");
  before.add(like);
  await vi.advanceTimersByTimeAsync(10_000);
  const after = server.outbox();
  await after.open();
  after.add({ ...like, text: "not liked" });
  await vi.advanceTimersByTimeAsync(10_000);
  server.isDown = false;
  before.resume();
  await settle();
  expect(server.texts()).toEqual(["not liked"]);
  expect(disk.get("1outbox")).toEqual([]);
});

test("a browser that stops storing loses nothing", async () => {
  const server = new Server();
  const outbox = server.outbox();
  outbox.add(pending("one"));
  await settle();
  vi.mocked(memberStore.change).mockResolvedValue();
  outbox.add(pending("two"));
  await settle();
  expect(server.texts()).toEqual(["one", "two"]);
});

test("what was written just before the page was closed is sent by the next page, once", async () => {
  const server = new Server();
  vi.mocked(memberStore.change).mockReturnValue(new Promise(() => {}));
  const before = server.outbox();
  for (const text of ["one", "two"]) before.add(pending(text));
  const again = { ...pending("three"), clientId: "c-again" };
  before.add(again);
  before.add({ ...again, text: "four" });
  const unwanted = pending("never");
  before.add(unwanted);
  before.discard(unwanted.clientId);
  await settle();
  expect(server.calls).toEqual([]);
  disk = fakeMemberStore();
  const after = server.outbox();
  await after.open();
  await settle();
  expect(server.calls).toEqual(["one", "two", "four"]);
  expect(localStorage).toHaveLength(0);
  expect(disk.get("1outbox")).toEqual([]);
});

test("what waits belongs to its member alone", async () => {
  const server = new Server();
  server.isOnline = false;
  const own = server.outbox();
  own.add(pending("one"));
  await settle();
  own.close();
  server.isOnline = true;
  const other = server.outbox("2");
  await other.open();
  await settle();
  expect(server.calls).toEqual([]);
  const again = server.outbox();
  await again.open();
  await settle();
  expect(server.calls).toEqual(["one"]);
});

test("a server that was too busy gets it after a minute", async () => {
  const server = new Server();
  server.isDown = true;
  const outbox = server.outbox();
  outbox.add(pending("one"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states(outbox)).toEqual(["one: stalled"]);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.texts()).toEqual(["one"]);
});

test("what one tab has sent disappears from the others at once", async () => {
  const server = new Server();
  server.isDown = true;
  const before = server.outbox();
  await before.open();
  before.add(pending("one"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states(before)).toEqual(["one: stalled"]);
  vi.useRealTimers();
  server.isDown = false;
  const gone = new Promise<void>((resolve) =>
    before.subscribe(() => before.pendingMessages().length === 0 && resolve()),
  );
  const after = server.outbox();
  await after.open();
  await gone;
  expect(server.texts()).toEqual(["one"]);
  before.close();
  after.close();
});
