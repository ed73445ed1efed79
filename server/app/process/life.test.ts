import { pino } from "pino";
import { expect, test } from "vitest";
import { Life } from "./life.ts";

const log = pino({ level: "silent" });
const never = () => new Promise<never>(() => {});

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
