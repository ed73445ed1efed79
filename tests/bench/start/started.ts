import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { root } from "#server/core/root";
import { endingWith } from "#tests/bench/ending";
import { cpuOf } from "#tests/bench/load/cpu";
import { NATIVE_SETTINGS } from "#tests/kit/process/nativeSettings";

interface Started {
  /** The milliseconds from the start of the process until it said that it is ready. */
  ms: number;
  /** The milliseconds of processor time until then. */
  cpu: number;
}

/** Starts a server, waits until it says that it is ready, and stops it after `act`. */
export async function withStarted<T>(
  file: string,
  env: Record<string, string>,
  act: (pid: number, started: Started) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      TZ: "UTC",
      ...NATIVE_SETTINGS,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  return endingWith(
    async () => {
      child.kill("SIGTERM");
      await gone;
    },
    async () => {
      const ms = await new Promise<number>((resolve, reject) => {
        let output = "";
        child.stdout.on("data", (chunk) => {
          output += String(chunk);
          if (output.includes("is ready")) resolve(performance.now() - began);
        });
        child.once("exit", () => reject(new Error(`${file} did not start:\n${output}`)));
      });
      const pid = child.pid ?? 0;
      return act(pid, { ms, cpu: cpuOf(pid) });
    },
  );
}

/** Returns the resident memory of a process in megabytes. */
export function residentOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
}
