import { expect, test } from "vitest";
import { Gate } from "./gate.ts";

/** Returns work that the test ends itself. */
function work() {
  let finish: () => void = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { run: () => done, finish };
}

test("work beyond the limit waits, and runs when a slot is free", async () => {
  const gate = new Gate({ atOnce: 1, queue: 1, waitMs: 1_000 });
  const first = work();
  const running = gate.run(first.run);
  const started: string[] = [];
  const waiting = gate.run(async () => void started.push("second"));
  await Promise.resolve();
  expect(started).toEqual([]);
  first.finish();
  await Promise.all([running, waiting]);
  expect(started).toEqual(["second"]);
});

test("work that finds the queue full is rejected at once", async () => {
  const gate = new Gate({ atOnce: 1, queue: 0, waitMs: 1_000 });
  const first = work();
  const running = gate.run(first.run);
  await expect(gate.run(async () => {})).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfter: 1 });
  first.finish();
  await running;
});

test("work that waited too long is rejected and leaves the queue", async () => {
  const gate = new Gate({ atOnce: 1, queue: 1, waitMs: 10 });
  const first = work();
  const running = gate.run(first.run);
  await expect(gate.run(async () => {})).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  const third = gate.run(async () => "third");
  first.finish();
  await running;
  await expect(third).resolves.toBe("third");
});

test("a failure frees its slot", async () => {
  const gate = new Gate({ atOnce: 1, queue: 0, waitMs: 10 });
  await expect(gate.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(gate.run(async () => "next")).resolves.toBe("next");
});
