import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterEach, expect, test } from "vitest";
import { LoopDelay } from "./loopDelay.ts";

const SECOND = 1_000;
const delay = new LoopDelay();
afterEach(() => {
  delay.stop();
  measured.disable();
});

const measured = monitorEventLoopDelay({ resolution: 20 });
measured.enable();

/** Waits until Node has measured the delay, which it does not do the first time after a reset. */
async function measure(): Promise<void> {
  const before = measured.count;
  await expect.poll(() => measured.count).toBeGreaterThan(before + 2);
}

/** Keeps the event loop busy for longer than it may be late. */
async function holdUp(): Promise<void> {
  await measure();
  const until = performance.now() + 400;
  while (performance.now() < until);
  await measure();
}

test("after each second with a late loop one more kind is refused, but writes, and less without load", async () => {
  // A whole number, so that seconds add up exactly.
  let now = Math.ceil(performance.now());
  const look = (isLoaded: boolean) => {
    delay.look((now += SECOND), isLoaded);
    return delay.level;
  };
  for (const level of [1, 2, 3, 3]) {
    await holdUp();
    expect(look(true)).toBe(level);
  }
  await holdUp();
  delay.look(now + 1, false);
  expect(delay.level).toBe(3);
  expect([look(false), look(false), look(false), look(false)]).toEqual([2, 1, 0, 0]);
});
