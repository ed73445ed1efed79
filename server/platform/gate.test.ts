import { expect, test } from "vitest";
import { Gate, KeyedGate } from "./gate.ts";

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

test("a gate by keys lets each key wait for itself alone", async () => {
  const gates = new KeyedGate<string>({ atOnce: 1, queue: 1, waitMs: 1_000 });
  let end = () => {};
  const first = gates.run("ada", () => new Promise<void>((resolve) => (end = resolve)));
  const second = gates.run("ada", () => Promise.resolve("second"));
  await expect(gates.run("ada", () => Promise.resolve())).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(await gates.run("bo", () => Promise.resolve("at once"))).toBe("at once");
  end();
  await first;
  expect(await second).toBe("second");
});
