import { expect, test } from "vitest";
import { LiveTopic, SlowSubscriber } from "./liveTopic.ts";

const ada = { id: 1, sessionId: 10 };
const bo = { id: 2, sessionId: 20 };

test("news reaches every subscription of its audience and nobody else", async () => {
  const topic = new LiveTopic<string>();
  const [first, second, other] = [topic.subscribe(ada), topic.subscribe(ada), topic.subscribe(bo)];
  expect(topic.viewers()).toEqual([1, 2]);
  const waiting = first.next();
  topic.deliver("hello", new Set([1]));
  topic.deliver("to bo", new Set([2]));
  expect(await waiting).toEqual({ value: "hello", done: false });
  expect(await second.next()).toEqual({ value: "hello", done: false });
  expect(await other.next()).toEqual({ value: "to bo", done: false });
});

test("a subscription that ends receives and counts no more, and does not wait for ever", async () => {
  const topic = new LiveTopic<string>();
  const subscription = topic.subscribe(ada);
  const waiting = subscription.next();
  await subscription.return?.();
  expect(await waiting).toEqual({ value: undefined, done: true });
  expect(topic.viewers()).toEqual([]);
  topic.deliver("late", new Set([1]));
  expect(await subscription.next()).toEqual({ value: undefined, done: true });
});

test("a subscriber who is too slow for the news fails instead of losing some of it", async () => {
  const topic = new LiveTopic<number>();
  const [slow, quick] = [topic.subscribe(ada), topic.subscribe(bo)];
  for (let n = 0; n < 250; n++) {
    topic.deliver(n, new Set([1, 2]));
    expect(await quick.next()).toEqual({ value: n, done: false });
  }
  await expect(slow.next()).rejects.toThrow(SlowSubscriber);
  expect(topic.viewers()).toEqual([2]);
});
