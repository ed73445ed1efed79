import { expect, test } from "vitest";
import { RESYNC } from "#server/graphql/fields/resync";
import { LiveTopic, SlowSubscriber } from "./liveTopic.ts";

const ada = { id: 1, sessionId: 10 };
const bo = { id: 2, sessionId: 20 };

/** Begins a subscription that has received its first event. */
async function subscribed<T>(topic: LiveTopic<T>, viewer: typeof ada) {
  const subscription = topic.subscribe(viewer);
  expect(await subscription.next()).toEqual({ value: RESYNC, done: false });
  return subscription;
}

test("news reaches every subscription of its audience and nobody else", async () => {
  const topic = new LiveTopic<string>();
  const [first, second, other] = [
    await subscribed(topic, ada),
    await subscribed(topic, ada),
    await subscribed(topic, bo),
  ];
  expect(topic.viewers()).toEqual([1, 2]);
  const waiting = first.next();
  topic.deliver("hello", new Set([1]));
  topic.deliver("to bo", new Set([2]));
  expect(await waiting).toEqual({ value: "hello", done: false });
  expect(await second.next()).toEqual({ value: "hello", done: false });
  expect(await other.next()).toEqual({ value: "to bo", done: false });
});

test("news that has to be read first arrives in the order of its events, whatever takes longer or fails", async () => {
  const topic = new LiveTopic<string>();
  const subscription = await subscribed(topic, ada);
  let answer: (payload: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => (answer = resolve));
  const toAda = async (payload: Promise<string> | string) => ({ payload: await payload, audience: new Set([1]) });
  const first = topic.announce(() => toAda(slow));
  const failing = topic.announce(() => Promise.reject(new Error("no database")));
  const last = topic.announce(() => toAda("read at once"));
  answer("read slowly");
  await expect(failing).rejects.toThrow("no database");
  await Promise.all([first, last]);
  expect([await subscription.next(), await subscription.next()].map(({ value }) => value)).toEqual([
    "read slowly",
    "read at once",
  ]);
});

test("a subscription that ends receives and counts no more, and does not wait for ever", async () => {
  const topic = new LiveTopic<string>();
  const subscription = await subscribed(topic, ada);
  const waiting = subscription.next();
  await subscription.return?.();
  expect(await waiting).toEqual({ value: undefined, done: true });
  expect(topic.viewers()).toEqual([]);
  topic.deliver("late", new Set([1]));
  expect(await subscription.next()).toEqual({ value: undefined, done: true });
});

test("a subscriber who is too slow for the news fails instead of losing some of it", async () => {
  const topic = new LiveTopic<number>();
  const [slow, quick] = [await subscribed(topic, ada), await subscribed(topic, bo)];
  for (let n = 0; n < 250; n++) {
    topic.deliver(n, new Set([1, 2]));
    expect(await quick.next()).toEqual({ value: n, done: false });
  }
  await expect(slow.next()).rejects.toThrow(SlowSubscriber);
  expect(topic.viewers()).toEqual([2]);
});

test("a gap is told after the news that wait, and once however many gaps there were", async () => {
  const topic = new LiveTopic<string>();
  const subscription = await subscribed(topic, ada);
  topic.deliver("before", new Set([1]));
  topic.resync([1, 2]);
  subscription.resync();
  topic.deliver("after", new Set([1]));
  const received = [await subscription.next(), await subscription.next(), await subscription.next()];
  expect(received.map(({ value }) => value as unknown)).toEqual(["before", RESYNC, "after"]);
});
