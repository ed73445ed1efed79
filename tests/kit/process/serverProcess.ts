import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach } from "vitest";
import { stopPostmaster } from "#server/db/embedded/embeddedServer";
import { orNull } from "#tests/kit/eventually";
import { postmaster } from "./postmaster.ts";
import { newRunFolder } from "./runFolder.ts";

const processes = new Set<ServerProcess>();
const folders = new Set<string>();
const acts: (() => void)[] = [];

afterEach(async () => {
  await Promise.all([...processes].map((one) => one.end()));
  for (const act of acts.splice(0)) act();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  processes.clear();
  folders.clear();
});

/** Runs an act when the processes of the test have ended, before its folders are deleted. */
export const beforeRemoval = (act: () => void): void => void acts.push(act);

/** Makes an empty data folder that PostgreSQL's user can enter; it is deleted after the test. */
export function newFolder(name = "data"): string {
  const folder = newRunFolder("ops");
  folders.add(folder);
  return path.join(folder, name);
}

/** A real process of the server, or of its launcher, as an operator would start it. It is stopped after the test. */
export class ServerProcess {
  output = "";
  readonly exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  readonly #child: ChildProcess;
  readonly #watchers = new Set<() => void>();

  constructor(
    readonly env: Record<string, string>,
    program = "dist/bundle/main.js",
  ) {
    this.#child = spawn(process.execPath, [program], {
      env: {
        PATH: process.env["PATH"] ?? "",
        HOME: os.homedir(),
        PORT: "0",
        DEMO_DATA: "off",
        RATE_LIMITS: "off",
        PASSWORD_COST: "low",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    processes.add(this);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on("data", (chunk) => {
        this.output += String(chunk);
        for (const look of this.#watchers) look();
      });
    }
    // The event is not "close", which never comes once this side has disconnected the channel.
    this.exit = new Promise((resolve) => this.#child.on("exit", (code, signal) => resolve({ code, signal })));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Waits until the output matches. @throws an error when the process ends before. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(this.output);
        if (!match) return;
        this.#watchers.delete(look);
        resolve(match);
      };
      this.#watchers.add(look);
      void this.exit.then(({ code }) => reject(new Error(`It ended with ${code} and said:\n${this.output}`)));
      look();
    });
  }

  /** Returns its address, once it serves. */
  async ready(): Promise<string> {
    const [, url = ""] = await this.waitFor(/is ready: (\S+)/);
    return url;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Disconnects the process, as if its parent had died. */
  abandon(): void {
    this.#child.disconnect();
  }

  /** Stops it as an operator does, and by force if it does not follow. */
  async end(): Promise<void> {
    this.kill("SIGTERM");
    if (!(await orNull(this.exit, 30_000))) await this.destroy();
  }

  /** Kills it and its embedded database, which would go on without it, beside the tests that follow. */
  async destroy(): Promise<void> {
    this.kill("SIGKILL");
    await this.exit;
    const { DATA_DIR, DATABASE_URL } = this.env;
    if (DATA_DIR && !DATABASE_URL && hasDatabase(DATA_DIR)) await stopPostmaster(postmaster(DATA_DIR), HURRY);
  }
}

const HURRY = AbortSignal.abort();
const hasDatabase = (folder: string) => existsSync(path.join(folder, "postgres/postmaster.pid"));
