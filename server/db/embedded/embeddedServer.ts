import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PROGRAM_ENV } from "./embeddedBinaries.ts";
import { EmbeddedError, type SystemUser } from "./embeddedUser.ts";
import { steadyPort } from "./steadyPort.ts";

/** A PostgreSQL that runs on a cluster folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

const POLL_MS = 20;
const PATIENCE_MS = 300_000;
/** How long PostgreSQL may write its checkpoint before it is stopped without one. */
const FAST_STOP_MS = 15_000;
/** PostgreSQL itself kills processes that do not follow an immediate stop within 5 s. */
const IMMEDIATE_STOP_MS = 10_000;
const LOG_MAX = 10 * 1024 * 1024;

/**
 * Finds the server that already runs on a cluster: left by a process that was killed, or used by another one. It waits
 * for one that is still starting, and until one that is stopping has ended.
 */
export async function findRunning(cluster: string, signal?: AbortSignal): Promise<Postmaster | null> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    signal?.throwIfAborted();
    const noted = readNote(cluster);
    if (!noted || !serves(noted.pid, cluster)) return null;
    if (noted.ready) return { pid: noted.pid, port: noted.port };
    if (Date.now() > until)
      throw new EmbeddedError(`PostgreSQL (process ${noted.pid}) on ${cluster} does not respond.`);
    await sleep(POLL_MS);
  }
}

interface Launch {
  program: string;
  cluster: string;
  logFile: string;
  user: SystemUser | undefined;
  /** The port of a server that died, whose clients know no other. */
  port?: number;
  /** Gives up, and leaves nothing running. */
  signal?: AbortSignal;
}

/** Starts a server on a free port of this machine, or on a given one, and waits until it accepts connections. */
export async function launch(options: Launch): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    // The file belongs to a dead server, because `findRunning` found none. PostgreSQL would take a zombie for a living
    // one.
    fs.rmSync(path.join(options.cluster, "postmaster.pid"), { force: true });
    try {
      return await tryLaunch(options);
    } catch (error) {
      // The port was taken meanwhile, or processes of a killed server have not noticed its death yet.
      const passing = error instanceof Exited && /Address already in use|still in use/.test(error.lastWords);
      if (!passing || attempt === 20) throw error;
      await sleep(250);
    }
  }
}

class Exited extends EmbeddedError {
  constructor(
    code: number | null,
    readonly lastWords: string,
  ) {
    super(`PostgreSQL exited with ${code} during its start:\n${lastWords}`);
  }
}

async function tryLaunch({ program, cluster, logFile, user, port: known, signal }: Launch): Promise<Postmaster> {
  const port = known ?? (await steadyPort());
  if ((fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX) fs.truncateSync(logFile);
  const log = fs.openSync(logFile, "a", 0o600);
  const logStart = fs.fstatSync(log).size;
  const child = spawn(program, ["-D", cluster, "-p", String(port), ...SETTINGS], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: cluster,
    // It has a session of its own, because Ctrl-C must not reach it before our server has drained.
    detached: true,
    stdio: ["ignore", log, log],
    env: PROGRAM_ENV,
  });
  fs.closeSync(log);
  let ended: number | null | undefined;
  let failure: Error | undefined;
  child.once("exit", (code) => (ended = code)).once("error", (error) => (failure = error));
  child.unref();
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(POLL_MS)) {
    if (failure) throw failure;
    if (ended !== undefined) throw new Exited(ended, fs.readFileSync(logFile, "utf8").slice(logStart).slice(-2_000));
    const noted = readNote(cluster);
    if (noted?.pid === child.pid && noted?.ready) return { pid: noted.pid, port };
    if (!signal?.aborted || child.pid === undefined) continue;
    await stopPostmaster(child.pid, signal);
    throw signal.reason;
  }
  throw new EmbeddedError(`PostgreSQL was not ready after ${PATIENCE_MS / 60_000} minutes; see ${logFile}.`);
}

const MB = 2 ** 20;

/**
 * How much PostgreSQL keeps in its own memory, in MB: an eighth of what this process may use, between 128 MB and 1 GB. It
 * takes the memory only as pages of the database are read, so a small community costs no more.
 */
function sharedBuffers(): number {
  const usable = Math.min(os.totalmem(), process.constrainedMemory() || Infinity);
  return Math.floor(Math.min(1024, Math.max(128, usable / 8 / MB)));
}

const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=250",
  `shared_buffers=${sharedBuffers()}MB`,
  // The data lies on a disk with the same speed everywhere, and mostly in memory.
  "random_page_cost=1.1",
  "max_wal_size=256MB",
  "jit=off",
  "log_checkpoints=off",
  "timezone=UTC",
  "log_timezone=UTC",
].flatMap((setting) => ["-c", setting]);

/**
 * Stops a server and disconnects its clients. Normally it writes a checkpoint first, which takes as long as the disk is
 * slow. In a hurry, and as soon as a hurry begins, it ends at once: what it confirmed is in its log, which the next start
 * replays.
 * @throws EmbeddedError when it still runs after an immediate stop.
 */
export async function stopPostmaster(pid: number, hurry?: AbortSignal): Promise<void> {
  if (!hurry?.aborted) {
    sendSignal(pid, "SIGINT");
    if (await hasEnded(pid, FAST_STOP_MS, hurry)) return;
  }
  sendSignal(pid, "SIGQUIT");
  if (await hasEnded(pid, IMMEDIATE_STOP_MS)) return;
  throw new EmbeddedError(`PostgreSQL (process ${pid}) does not stop.`);
}

/** Stops the server of a cluster without waiting for its end, for a process that is exiting and can wait for nothing. */
export function stopAtExit(cluster: string): void {
  const noted = readNote(cluster);
  if (noted && serves(noted.pid, cluster)) sendSignal(noted.pid, "SIGQUIT");
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Waits for the end of a process. @returns false when the time is over before, or a hurry begins. */
async function hasEnded(pid: number, ms: number, hurry?: AbortSignal): Promise<boolean> {
  for (const until = Date.now() + ms; isAlive(pid); await sleep(POLL_MS)) {
    if (hurry?.aborted || Date.now() > until) return false;
  }
  return true;
}

function readNote(cluster: string): (Postmaster & { ready: boolean }) | null {
  try {
    const lines = fs.readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
  } catch {
    return null;
  }
}

/** Checks whether a process is PostgreSQL on this cluster, and not one that got the id of a dead one. */
function serves(pid: number, cluster: string): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false;
  if (process.platform === "linux") {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(cluster);
  }
  return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout.includes(cluster);
}

/** A zombie answers signals too, and the first process of a container may never remove it, so /proc decides. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  if (process.platform !== "linux") return true;
  try {
    return !/\) [ZX] /.test(fs.readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
