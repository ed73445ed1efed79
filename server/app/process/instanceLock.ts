import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Another living process works in the same data folder. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";

  constructor(dataDir: string, holder: Holder) {
    super(
      `Another Commonplace (process ${holder.pid}) is already using ${dataDir}. ` +
        "Stop it first, or give this one a folder of its own with DATA_DIR.",
    );
  }
}

interface Holder {
  pid: number;
  /** The time when the process began, because the system reuses the ids of dead processes. */
  since: string;
}

/**
 * Makes this process the only one that works in a data folder with an embedded database, until `release`. It takes over
 * the lock of a process that was killed.
 * @throws FolderInUseError
 */
export function lockFolder(dataDir: string): { release(): void } {
  fs.mkdirSync(dataDir, { recursive: true });
  const file = path.join(fs.realpathSync(dataDir), "instance.lock");
  const own = JSON.stringify({ pid: process.pid, since: startOf(process.pid) } satisfies Holder);
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, own);
  try {
    // `link` is atomic and never replaces: one of several processes gets the lock, and nobody ever sees half of it.
    while (!link(draft, file)) {
      const text = read(file);
      const holder = text === null ? null : parse(text);
      if (holder && startOf(holder.pid) === holder.since) throw new FolderInUseError(dataDir, holder);
      if (text !== null) clear(file, text);
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  return {
    release() {
      if (read(file) === own) fs.rmSync(file, { force: true });
    },
  };
}

/** Returns the process that took the lock of a data folder, and whether it lives; null for a folder without a lock. */
export function holderOf(dataDir: string): { pid: number; isAlive: boolean } | null {
  const holder = parse(read(path.join(dataDir, "instance.lock")) ?? "");
  return holder && { pid: holder.pid, isAlive: startOf(holder.pid) === holder.since };
}

/** Removes the lock of a dead process; if a living one has taken its name meanwhile, puts that back. */
function clear(file: string, dead: string): void {
  const aside = `${file}.${process.pid}.dead`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return; // Another process was faster.
  }
  if (read(aside) !== dead) link(aside, file);
  fs.rmSync(aside, { force: true });
}

function link(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function read(file: string): string | null {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function parse(text: string): Holder | null {
  try {
    const { pid, since } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === "number" && typeof since === "string" ? { pid, since } : null;
  } catch {
    return null;
  }
}

/** Returns when a process began, as the system writes it; empty for a dead one and a zombie. */
function startOf(pid: number): string {
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim();
  }
  const stat = read(`/proc/${pid}/stat`) ?? "";
  // The name, in brackets, may contain anything, so fields are counted after it. State is the first, the start the
  // 20th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return /^[ZX]/.test(fields[0] ?? "Z") ? "" : (fields[19] ?? "");
}
