import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PROGRAM_ENV } from "./embeddedBinaries.ts";
import { EmbeddedError, type SystemUser } from "./embeddedUser.ts";

/** A PostgreSQL that runs on a cluster folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

const POLL_MS = 20;
const PATIENCE_MS = 300_000;
const STOP_MS = 20_000;
const LOG_MAX = 10 * 1024 * 1024;

/**
 * Finds the server that already runs on a cluster: left by a process that was killed, or used by another one. It waits
 * for one that is still starting, and until one that is stopping has ended.
 */
export async function findRunning(cluster: string): Promise<Postmaster | null> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
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

async function tryLaunch({ program, cluster, logFile, user, port: known }: Launch): Promise<Postmaster> {
  const port = known ?? (await freePort());
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

/** Stops a server; its clients are disconnected. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (const until = Date.now() + STOP_MS; isAlive(pid) && Date.now() < until;) await sleep(POLL_MS);
  }
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

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
