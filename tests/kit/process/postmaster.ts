import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Returns the process id of the embedded PostgreSQL of a data folder. */
export const postmaster = (folder: string): number =>
  Number(readFileSync(path.join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);

/** Returns the process ids of an embedded PostgreSQL and of all of its sessions, on Linux. */
export function databaseProcesses(folder: string): number[] {
  const parent = postmaster(folder);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === parent);
  return [parent, ...children.map(Number)];
}

function parentOf(pid: string): number | null {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ")[1],
    );
  } catch {
    return null;
  }
}
