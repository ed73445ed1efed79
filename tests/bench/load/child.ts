import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { endingWith } from "#tests/bench/ending";
import { orNull } from "#tests/kit/eventually";

/** A server of the bench: a process of its own, whose processor time can be read. */
export interface Child {
  url: string;
  pid: number;
  /** Lets the process sleep, so that it costs nothing while others are measured. */
  pause(): void;
  resume(): void;
}

interface Program {
  /** The file, from this folder. */
  file: string;
  env: Record<string, string>;
  /** Further options of Node. */
  node?: string[];
}

const START_MS = 60_000;
const END_MS = 20_000;

/** Starts a server and stops it after `act`. */
export async function withChild<T>(program: Program, act: (child: Child) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, nodeArguments(program), {
    // The server's log is written, to a device that forgets it.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], NODE_ENV: "production", TZ: "UTC", ...program.env },
  });
  return endingWith(
    () => end(child),
    async () => {
      const url = await urlOf(child, program.file);
      const pid = child.pid ?? 0;
      return act({ url, pid, pause: () => child.kill("SIGSTOP"), resume: () => child.kill("SIGCONT") });
    },
  );
}

/** The programs run without the condition `source`: they use the product as it is built. */
const nodeArguments = ({ file, node = [] }: Program) => [
  ...node,
  "--import",
  "tsx",
  fileURLToPath(new URL(file, import.meta.url)),
];

async function urlOf(child: ChildProcess, file: string): Promise<string> {
  const signal = AbortSignal.timeout(START_MS);
  const ready: Promise<unknown[]> = once(child, "message", { signal });
  const ended = once(child, "exit", { signal }).then(() => {
    throw new Error(`${file} ended during its start.`);
  });
  const [message] = await Promise.race([ready, ended]);
  // Only the programs of the bench send messages here.
  return (message as { url: string }).url;
}

/** Ends a process by a message, so that it can still write its profile. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGCONT");
  if (child.connected) child.send("end");
  if ((await orNull(gone, END_MS)) === null) child.kill("SIGKILL");
}
