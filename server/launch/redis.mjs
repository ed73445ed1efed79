import { spawnSync } from "node:child_process";
import { installByApt } from "./apt.mjs";

/**
 * Finds a Redis for the tests that need one: what REDIS_SERVER names, the system's, or else one that it installs now.
 * @returns the program, or null when there is none, after printing which tests are left out.
 */
export async function ensureRedis() {
  const program = process.env.REDIS_SERVER?.trim() || "redis-server";
  if (works(program)) return program;
  if (program === "redis-server") await installByApt("redis-server");
  if (works(program)) return program;
  console.error(
    `\nSkipping the tests of Redis: ${program} cannot be run. Install it (on Debian: apt-get install redis-server)\n` +
      "or set its path: REDIS_SERVER=/path/to/redis-server npm test",
  );
  return null;
}

const works = (program) => spawnSync(program, ["--version"], { stdio: "ignore", timeout: 10_000 }).status === 0;
