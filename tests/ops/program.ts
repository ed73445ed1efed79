import { type ChildProcess, spawn } from "node:child_process";
import os from "node:os";

interface Ended {
  /** Null if a signal has ended it. */
  code: number | null;
  /** Everything that it printed. */
  output: string;
}

/** Runs a script of Node to its end; returns its exit code and everything that it printed. */
export const runProgram = (args: string[], env: Record<string, string>): Promise<Ended> =>
  startProgram(args, env).ended;

/** Starts a script of Node, for tests that interrupt it. */
export function startProgram(
  args: string[],
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env["PATH"] ?? "", HOME: os.homedir(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on("error", reject).on("close", (code) => resolve({ code, output }));
  });
  return { child, ended };
}
