import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/** No request takes longer, and an export is written all the time; an older file was left by a killed process. */
const LONGEST_REQUEST_MS = 2 * 60_000;

/** Returns the folder for files of running requests and exports; several processes may share it. */
export function sendingFolder(dataDir: string): string {
  const folder = path.join(dataDir, "tmp");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A folder that was there keeps its mode otherwise.
  chmodSync(folder, 0o700);
  clearSending(dataDir);
  return folder;
}

/** Removes the files of requests that ended with their process. */
export function clearSending(dataDir: string): void {
  const folder = path.join(dataDir, "tmp");
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs < Date.now() - LONGEST_REQUEST_MS) rmSync(file, { recursive: true, force: true });
  }
}
