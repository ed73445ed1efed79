import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type OpenSubscription, OpenSubscriptions } from "./openSubscriptions.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A thousand members with three subscriptions each, and how often each subscription was informed. */
function crowd() {
  const open = new OpenSubscriptions();
  const resyncs = new Map<OpenSubscription, number>();
  for (let n = 0; n < 3_000; n++) {
    const one: OpenSubscription = { memberId: n % 1_000, resync: () => resyncs.set(one, (resyncs.get(one) ?? 0) + 1) };
    resyncs.set(one, 0);
    open.add(one);
  }
  return { open, resyncs };
}

test("after a gap every subscription is informed once, some members at a time", async () => {
  const { open, resyncs } = crowd();
  const informed = () => [...resyncs].filter(([, times]) => times > 0);
  open.resync();
  const first = informed();
  expect(first.length).toBeLessThan(1_000);
  expect(new Set(first.map(([{ memberId }]) => memberId)).size, "all subscriptions of a member together").toBe(
    first.length / 3,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect([...resyncs.values()].every((times) => times === 1)).toBe(true);
});

test("a gap while members are informed of another one reaches everybody after it", async () => {
  const { open, resyncs } = crowd();
  open.resync();
  await vi.advanceTimersByTimeAsync(100);
  for (const one of resyncs.keys()) resyncs.set(one, 0);
  open.resync();
  open.resync();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([...resyncs.values()].every((times) => times === 1)).toBe(true);
});

test("a subscription that has ended is not informed", () => {
  const open = new OpenSubscriptions();
  const one = { memberId: 1, resync: vi.fn() };
  open.add(one);
  open.delete(one);
  open.resync();
  expect(one.resync).not.toHaveBeenCalled();
});
