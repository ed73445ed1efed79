import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Retelling } from "./retelling.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what could not be delivered is reported once, a moment later", async () => {
  const inform = vi.fn();
  const retelling = new Retelling(inform);
  for (let n = 0; n < 50; n++) retelling.note();
  expect(inform).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(inform).toHaveBeenCalledTimes(1);
});

test("while everything fails the pauses grow to a minute, and after a quiet minute they are short again", async () => {
  const inform = vi.fn();
  const retelling = new Retelling(inform);
  for (let second = 0; second < 600; second++) {
    retelling.note();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(inform.mock.calls.length).toBeLessThan(17);
  await vi.advanceTimersByTimeAsync(180_000);
  inform.mockClear();
  retelling.note();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(inform).toHaveBeenCalledTimes(1);
});
