import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { afterEach } from "vitest";

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
});

/** Starts clients in a process of their own, which is ended after the test. */
export function startClients(program: "flood" | "rate", ...args: string[]): ChildProcess {
  const child = fork(`tests/faults/clients/${program}.ts`, args, { execArgv: ["--import", "tsx"] });
  children.add(child);
  return child;
}

/** Waits for the next message of a process. */
export async function messageOf(child: ChildProcess): Promise<unknown> {
  const [message] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => {
      throw new Error("The clients ended before they had said anything.");
    }),
  ]);
  return message;
}

/** Returns the number of descriptors that a process has open. */
export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Returns the value below which a part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
