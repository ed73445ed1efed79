import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { Life } from "./life.ts";

const log = pino({ level: "silent" });
const never = () => new Promise<never>(() => {});

afterEach(() => void vi.useRealTimers());

/** A life with three parts, of which the second one never ends. */
function stuck(partMs?: number): { life: Life; ended: string[] } {
  const life = new Life(log, partMs);
  const ended: string[] = [];
  life.onEnd(async () => void ended.push("callers"));
  life.onEnd(async () => void ended.push("database"));
  life.onEnd(never);
  return { life, ended };
}

test("a part that does not end is left behind, and what it rests on is closed", async () => {
  const { life, ended } = stuck(20);
  await life.end(false);
  expect(ended).toEqual(["callers", "database"]);
});

test("a second signal closes the database, whatever the first one waits for", async () => {
  const { life, ended } = stuck();
  const first = life.end(false);
  await life.end(true);
  await first;
  expect(ended).toEqual(["callers", "database"]);
});

test("a part that limits itself is waited for in a hurry too, and what it rests on is closed after it", async () => {
  vi.useFakeTimers();
  const life = new Life(log);
  const ended: string[] = [];
  let stop = () => {};
  life.onEnd(async () => void ended.push("callers"));
  life.onEnd(async () => void ended.push("lock"));
  life.onBoundedEnd(async (hurry) => {
    await new Promise<void>((resolve) => (stop = resolve));
    ended.push(hurry.aborted ? "database, at once" : "database");
  });
  const end = life.end(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual(["callers"]);
  stop();
  await end;
  expect(ended).toEqual(["callers", "database, at once", "lock"]);
});

test("callers have a patience of their own", async () => {
  const life = new Life(log, 1);
  const ended: string[] = [];
  let leave = () => {};
  life.onEnd(() => new Promise<void>((resolve) => (leave = resolve)));
  life.onEnd(async () => void ended.push("database"));
  const end = life.end(false);
  expect(ended).toEqual([]);
  leave();
  await end;
  expect(ended).toEqual(["database"]);
});
