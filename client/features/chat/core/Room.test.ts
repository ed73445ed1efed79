import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatMessage } from "./chatMessage.ts";
import { Room } from "./Room.ts";
import type { ReadPage } from "./Room.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A conversation on a server that answers one page at a time. */
class Server {
  messages: ChatMessage[] = [];
  readonly requested: Parameters<ReadPage>[0][] = [];
  isDown = false;

  write(text: string, more: Partial<ChatMessage> = {}): ChatMessage {
    const seq = this.messages.length + 1;
    const message: ChatMessage = {
      __typename: "Message",
      id: `m${seq}`,
      conversationId: "7",
      seq,
      type: "TEXT",
      text,
      clientId: null,
      replyToId: null,
      sentAt: "2024-01-05T12:00:00.000Z",
      editedAt: null,
      deleted: false,
      hidden: false,
      sender: null,
      media: [],
      ...more,
    };
    this.messages.push(message);
    return message;
  }

  readonly read: ReadPage = async (range) => {
    this.requested.push(range);
    if (this.isDown) throw new TypeError("Failed to fetch");
    const { first, before = Infinity, after } = range;
    const all = this.messages.filter(({ seq }) => seq < before && seq > (after ?? 0));
    const items = after === undefined ? all.slice(-first) : all.slice(0, first);
    const [oldest, newest] = [items[0]?.seq ?? 1, items.at(-1)?.seq ?? Infinity];
    return { items, hasOlder: oldest > 1, hasNewer: newest < this.messages.length };
  };
}

function conversation(size: number) {
  const server = new Server();
  for (let at = 1; at <= size; at++) server.write(`message ${at}`);
  return { server, room: new Room(server.read) };
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const numbers = (room: Room) => room.state().timeline?.items.map(({ seq }) => seq) ?? [];
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

test("a conversation opens at its end, and loads earlier messages page by page", async () => {
  const { room } = conversation(100);
  await room.open();
  expect(numbers(room)).toEqual(upTo(61, 100));
  await room.showOlder();
  await room.showOlder();
  expect(numbers(room)).toEqual(upTo(1, 100));
  expect(room.state().timeline?.hasOlder).toBe(false);
});

test("a client that was disconnected loads exactly the messages that it missed", async () => {
  const { server, room } = conversation(3);
  await room.open();
  for (let at = 4; at <= 203; at++) server.write(`message ${at}`);
  const requested = server.requested.length;
  await room.catchUp();
  await settle();
  expect(numbers(room)).toEqual(upTo(1, 203));
  const fills = server.requested.slice(requested).filter(({ after }) => after !== undefined);
  expect(fills.map(({ after }) => after)).toEqual([3, 43, 83, 123, 163]);
});

test("a gap in the numbers is loaded before the messages after it are shown", async () => {
  const { server, room } = conversation(2);
  await room.open();
  server.write("three");
  const four = server.write("four");
  room.receive(four);
  expect(numbers(room)).toEqual([1, 2]);
  await settle();
  expect(numbers(room)).toEqual([1, 2, 3, 4]);
});

test("a gap that cannot be loaded is requested again", async () => {
  const { server, room } = conversation(2);
  await room.open();
  server.write("three");
  const four = server.write("four");
  server.isDown = true;
  room.receive(four);
  await settle();
  expect(numbers(room)).toEqual([1, 2]);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(numbers(room)).toEqual([1, 2, 3, 4]);
});

test("events before the first page has loaded are not lost", async () => {
  const { server, room } = conversation(2);
  const opening = room.open();
  room.receive(server.write("three"));
  await opening;
  await settle();
  expect(numbers(room)).toEqual([1, 2, 3]);
});

test("messages between the first page and the first event are loaded", async () => {
  const { server, room } = conversation(2);
  const opening = room.open();
  server.write("three");
  await room.catchUp();
  await opening;
  await settle();
  expect(numbers(room)).toEqual([1, 2, 3]);
});

test("an answer shows the message that it replies to, also when that is not on the page", async () => {
  const { server, room } = conversation(3);
  await room.open();
  room.receive(server.write("yes", { replyToId: "m2" }));
  expect(room.state().timeline?.items.at(-1)?.replyTo).toMatchObject({ id: "m2", text: "message 2" });
  server.write("old", { replyToId: "m0", replyTo: null });
  room.receive({ ...server.write("older", { replyToId: "m0" }), seq: 5, id: "m5" });
  await settle();
  expect(server.requested.at(-1)).toEqual({ first: 1, after: 4 });
});

test("a message far in the past is shown among its neighbours, and a button leads to the end", async () => {
  const { server, room } = conversation(300);
  await room.open();
  await room.goTo(50);
  expect(numbers(room)).toEqual(upTo(25, 64));
  expect(room.state()).toMatchObject({ target: { seq: 50 }, timeline: { hasNewer: true } });
  room.receive(server.write("new"));
  expect(numbers(room)).toEqual(upTo(25, 64));
  await room.showNewer();
  expect(numbers(room)).toEqual(upTo(25, 104));
  await room.open();
  expect(numbers(room)).toEqual(upTo(262, 301));
});
