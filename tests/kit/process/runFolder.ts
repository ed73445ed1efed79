import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { holderOf, lockFolder } from "#server/app/process/instanceLock";
import { findRunning, stopPostmaster } from "#server/db/embedded/embeddedServer";

/** Where runs make their folders: in those of temporary files, or in a folder of `npm test` in one of them. */
const PLACES = [...new Set([os.tmpdir(), "/tmp", "/dev/shm"])];
/** The folder of a browser run carries the process of its server. */
const OF_A_RUN = /^commonplace-(?:tests|ops|e2e)-\w{6}$/;
const OF_A_COMMAND = /^commonplace-test-\w{6}$/;

/** Makes a folder for databases of this process, which PostgreSQL's user can enter. It carries the process's id. */
export function newRunFolder(kind: "tests" | "ops"): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `commonplace-${kind}-`));
  chmodSync(folder, 0o755);
  lockFolder(folder);
  return folder;
}

/**
 * Ends the servers and databases of runs that were killed, and removes their folders: they would slow down whatever runs
 * after them. Only folders of runs count, of this user, whose process is known and dead.
 */
export async function sweepLeftovers(places: readonly string[] = PLACES): Promise<void> {
  const outer = places.flatMap((place) => foldersIn(place));
  const inner = outer.filter((folder) => OF_A_COMMAND.test(path.basename(folder))).flatMap(foldersIn);
  const left = [...outer, ...inner].filter((folder) => OF_A_RUN.test(path.basename(folder)) && isLeft(folder));
  await Promise.all(left.map(remove));
}

function isLeft(folder: string): boolean {
  const isOurs = lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
  return isOurs && holderOf(folder)?.isAlive === false;
}

async function remove(folder: string): Promise<void> {
  for (const dataDir of [folder, ...foldersIn(folder)]) {
    const server = holderOf(dataDir);
    if (server?.isAlive) process.kill(server.pid, "SIGKILL");
    const cluster = path.join(dataDir, "postgres");
    const database = existsSync(cluster) ? await findRunning(cluster) : null;
    if (database) await stopPostmaster(database.pid, AbortSignal.abort());
  }
  rmSync(folder, { recursive: true, force: true });
}

function foldersIn(place: string): string[] {
  try {
    const entries = readdirSync(place, { withFileTypes: true });
    return entries.filter((one) => one.isDirectory()).map(({ name }) => path.join(place, name));
  } catch {
    return []; // It does not exist here, or belongs to others.
  }
}
