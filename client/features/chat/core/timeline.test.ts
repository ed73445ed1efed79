import { expect, test } from "vitest";
import { begin, changed, missingAfter, received, visibleMessages, withNewer, withOlder } from "./timeline.ts";
import type { Timeline } from "./timeline.ts";

const message = (seq: number, text = `message ${seq}`) => ({ id: String(seq), seq, text });
type Message = ReturnType<typeof message>;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
const stretch = (items: Message[], more: Partial<Timeline<Message>> = {}) => ({
  items,
  hasOlder: false,
  hasNewer: false,
  ...more,
});
const numbers = ({ items }: Timeline<Message>) => items.map(({ seq }) => seq);

test("the message after the last one is shown at once", () => {
  const timeline = received(begin(stretch(range(1, 2))), message(3));
  expect(numbers(timeline)).toEqual([1, 2, 3]);
  expect(missingAfter(timeline)).toBeNull();
});

test("the first message of a new conversation leaves no gap", () => {
  expect(numbers(received(begin(stretch([])), message(1)))).toEqual([1]);
});

test("a message that arrives early is held back until the gap is filled", () => {
  let timeline = received(received(begin(stretch(range(1, 2))), message(6)), message(5));
  expect(numbers(timeline)).toEqual([1, 2]);
  expect(missingAfter(timeline)).toBe(2);
  timeline = withNewer(timeline, stretch([message(3)], { hasNewer: true }));
  expect(numbers(timeline)).toEqual([1, 2, 3]);
  expect(missingAfter(timeline)).toBe(3);
  timeline = withNewer(timeline, stretch([message(4), message(5)], { hasNewer: false }));
  expect(numbers(timeline)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(missingAfter(timeline)).toBeNull();
});

test("one's own message stays on the screen while a gap before it is open, and appears once when it is filled", () => {
  const isOwn = ({ seq }: Message) => seq !== 5;
  const numbersOf = (timeline: Timeline<Message>) => visibleMessages(timeline, isOwn).map(({ seq }) => seq);
  let timeline = begin(stretch(range(1, 2)));
  for (const seq of [6, 4, 5]) timeline = received(timeline, message(seq));
  expect(numbersOf(timeline)).toEqual([1, 2, 4, 6]);
  expect(missingAfter(timeline)).toBe(2);
  timeline = withNewer(timeline, stretch(range(3, 6)));
  expect(numbersOf(timeline)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a message that arrives twice appears once", () => {
  let timeline = begin(stretch(range(1, 3)));
  timeline = received(received(timeline, message(3)), message(2));
  expect(numbers(timeline)).toEqual([1, 2, 3]);
  timeline = received(received(timeline, message(5)), message(5));
  timeline = withNewer(timeline, stretch(range(4, 5)));
  expect(numbers(timeline)).toEqual([1, 2, 3, 4, 5]);
});

test("older messages come before the others, each once", () => {
  const timeline = withOlder(begin(stretch(range(5, 6), { hasOlder: true })), stretch(range(3, 5), { hasOlder: true }));
  expect(numbers(timeline)).toEqual([3, 4, 5, 6]);
  expect(timeline.hasOlder).toBe(true);
});

test("a change replaces the fields of the event and keeps the others", () => {
  const known = { ...message(2), reactions: ["👍"] };
  const timeline = changed(begin(stretch([message(1), known])), message(2, "changed"));
  expect(timeline.items[1]).toEqual({ ...known, text: "changed" });
  expect(changed(timeline, message(9)).items).toEqual(timeline.items);
});

test("a reader in the past does not see the newest messages beside older ones", () => {
  const timeline = received(begin(stretch(range(1, 3), { hasNewer: true })), message(40));
  expect(numbers(timeline)).toEqual([1, 2, 3]);
  expect(missingAfter(timeline)).toBeNull();
});
