import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { run } from "./children.mjs";

const works = (program) => spawnSync(program, ["--version"], { stdio: "ignore", timeout: 10_000 }).status === 0;

/**
 * Finds a program for the tests that need one: what its variable names, the system's, or else one that it installs now.
 * @returns the program, or null when there is none, after printing which tests are left out.
 */
const ensure = (name, pack, variable) => async () => {
  const program = process.env[variable]?.trim() || pack;
  if (works(program)) return program;
  if (program === pack) await installByApt(pack);
  if (works(program)) return program;
  console.error(
    `\nSkipping the tests of ${name}: ${program} cannot be run. Install it (on Debian: apt-get install ${pack})\n` +
      `or set its path: ${variable}=/path/to/${pack} npm test`,
  );
  return null;
};

export const ensureRedis = ensure("Redis", "redis-server", "REDIS_SERVER");
export const ensureCurl = ensure("the examples for a shell", "curl", "CURL");
export const ensurePgBouncer = ensure("PgBouncer", "pgbouncer", "PGBOUNCER");

/**
 * Installs a system package if that is possible without asking: as root on Debian. The caller checks whether the
 * program exists then.
 */
export async function installByApt(pack) {
  if (process.getuid?.() !== 0 || !fs.existsSync("/etc/debian_version")) return;
  console.log(`Installing ${pack} (apt)`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env }).catch(() => 1);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", pack], { env }).catch(() => 1);
}
