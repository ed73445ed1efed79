import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Db, Tx } from "#server/db/client";
import { Events, type EventType, type LiveBus } from "./events.ts";
import { MESSAGE_BYTES, messagesOf } from "./messages.ts";

const bytesOf = (message: string) => new TextEncoder().encode(message).length;
type Payload = Record<string, unknown>;
const payloadOf = (message: string) => (JSON.parse(message) as [string, Payload])[1];

/** Every event of the product: what the models of the features declare. */
async function everyEvent(): Promise<EventType<Payload>[]> {
  const files = readdirSync("server/features", { recursive: true, encoding: "utf8" });
  const models = files.filter((file) => file.endsWith(".model.ts"));
  const declared = await Promise.all(
    models.map((file) => import(pathToFileURL(`server/features/${file}`).href) as Promise<Payload>),
  );
  return declared.flatMap((model) => Object.values(model)).filter(isEvent);
}

const isEvent = (one: unknown): one is EventType<Payload> =>
  typeof one === "object" && one !== null && Object.keys(one).join() === "name";

/** Five thousand of everything, with ids as long as a column of ids can hold. */
const MANY = 5_000;
const id = (n: number) => Number.MAX_SAFE_INTEGER - n;
const ids = Array.from({ length: MANY }, (_, n) => id(n));
/** What payloads have, as large as it can be. */
const LARGE: Payload = {
  memberId: id(0),
  memberIds: ids,
  conversationId: id(1),
  conversationIds: ids.slice(0, 500),
  postId: id(2),
  postIds: ids.slice(0, 500),
  sessionIds: ids.slice(0, 500),
  rings: ids.slice(0, 500).map((userId) => ({ userId, id: id(3) })),
};

test("no event is too large for a bus, however long its list is", async () => {
  const events = await everyEvent();
  expect(events.length).toBeGreaterThan(25);
  const messages: string[] = [];
  const bus: LiveBus = {
    publish: (_, message) => Promise.resolve(void messages.push(message)),
    listen: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const db = { transaction: (act: (tx: Tx) => Promise<unknown>) => act({} as Tx) } as unknown as Db;
  const published = new Events(db, bus, (error) => expect(error).toBeNull());
  for (const event of events) await published.transaction((tx) => published.publish(tx, event, { memberIds: ids }));
  expect(messages.length).toBeGreaterThan(events.length);
  expect(Math.max(...messages.map(bytesOf))).toBeLessThanOrEqual(MESSAGE_BYTES);
});

test.each(Object.keys(LARGE))("what is told of %s is everything, with all else beside each part", (key) => {
  const payload = { [key]: LARGE[key], isNew: true };
  const parts = messagesOf("something", payload).map(payloadOf);
  expect(parts.every(({ isNew }) => isNew === true)).toBe(true);
  expect(parts.flatMap((part) => part[key])).toEqual([LARGE[key]].flat());
});

test("of two large lists every pair is told", () => {
  const payload = { conversationIds: ids.slice(0, 1_000), memberIds: ids.slice(0, 900) };
  const messages = messagesOf("conversationsChanged", payload);
  expect(Math.max(...messages.map(bytesOf))).toBeLessThanOrEqual(MESSAGE_BYTES);
  const pairs = messages.map(payloadOf).reduce((sum, part) => {
    return sum + (part["conversationIds"] as number[]).length * (part["memberIds"] as number[]).length;
  }, 0);
  expect(pairs).toBe(1_000 * 900);
});

test("an event that fits is one message, and a large one without a list is refused", () => {
  expect(messagesOf("counted", { postIds: [1, 2] })).toEqual(['["counted",{"postIds":[1,2]}]']);
  expect(() => messagesOf("told", { text: "x".repeat(MESSAGE_BYTES) })).toThrow("may contain ids only");
});
