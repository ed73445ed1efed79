import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShortMemory } from "./shortMemory.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an answer is used again for a moment only", async () => {
  const memory = new ShortMemory<number, string>({ ms: 5_000, max: 10 });
  const ask = vi.fn(async () => "yes");
  await memory.get(1, ask);
  vi.advanceTimersByTime(4_999);
  await memory.get(1, ask);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await memory.get(1, ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a forgotten answer is loaded again at once", async () => {
  const memory = new ShortMemory<number, string>({ ms: 5_000, max: 10 });
  await memory.get(1, async () => "old");
  memory.forget([1]);
  expect(await memory.get(1, async () => null)).toBeNull();
});

test("an answer that was loading while its data changed is not stored", async () => {
  const memory = new ShortMemory<number, string>({ ms: 5_000, max: 10 });
  let arrive: (value: string) => void = () => {};
  const request = memory.get(1, () => new Promise((resolve) => (arrive = resolve)));
  memory.forget([1]);
  arrive("old");
  expect(await request).toBe("old");
  expect(await memory.get(1, async () => "new")).toBe("new");
});

test("null is not stored and is loaded again", async () => {
  const memory = new ShortMemory<number, string>({ ms: 5_000, max: 10 });
  expect(await memory.get(1, async () => null)).toBeNull();
  expect(await memory.get(1, async () => "yes")).toBe("yes");
});

test("new answers replace the oldest ones", async () => {
  const memory = new ShortMemory<number, string>({ ms: 5_000, max: 2 });
  for (const key of [1, 2, 3]) await memory.get(key, async () => "first");
  expect(await memory.get(3, async () => "again")).toBe("first");
  expect(await memory.get(1, async () => "again")).toBe("again");
});
