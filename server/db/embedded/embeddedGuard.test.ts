import { spawn } from "node:child_process";
import { once } from "node:events";
import { pino } from "pino";
import { expect, test } from "vitest";
import { EmbeddedGuard } from "./embeddedGuard.ts";
import { isAlive } from "./embeddedServer.ts";

/** A process that lives until it is killed, and ends at once on SIGINT. */
async function begin(): Promise<number> {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], { stdio: "ignore" });
  await once(child, "spawn");
  return child.pid ?? 0;
}

test("a database that was killed is started again, as often as it takes, and then stops when asked", async () => {
  const first = await begin();
  let tries = 0;
  let again = (_pid: number) => {};
  const started = new Promise<number>((resolve) => (again = resolve));
  const lines: string[] = [];
  const guard = new EmbeddedGuard(first, async () => {
    if (++tries < 3) throw new Error("No space left on device");
    const pid = await begin();
    again(pid);
    return pid;
  });
  guard.watch(pino({ level: "info" }, { write: (line) => void lines.push(line) }));
  process.kill(first, "SIGKILL");
  const second = await started;
  expect(tries).toBe(3);
  await guard.stop();
  expect(isAlive(second)).toBe(false);
  const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(said.slice(0, 3)).toEqual([
    "the embedded database has ended and is started again",
    "the embedded database could not be started and is tried again",
    "the embedded database could not be started and is tried again",
  ]);
});

test("a database that is being started again is given up when asked to stop", async () => {
  const first = await begin();
  let isStarting = () => {};
  const starting = new Promise<void>((resolve) => (isStarting = resolve));
  const guard = new EmbeddedGuard(first, (signal) => {
    isStarting();
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("given up"))));
  });
  guard.watch(pino({ level: "silent" }));
  process.kill(first, "SIGKILL");
  await starting;
  await guard.stop();
  expect(isAlive(first)).toBe(false);
});
