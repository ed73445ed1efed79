import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { onLeave } from "./children.mjs";

/** Variables that would lead a test to a real database, folder or settings. */
const NOT_FOR_TESTS =
  /^(NODE_ENV|PORT|HOST|DATA_DIR|DATABASE_.*|REDIS_URL|SMTP_URL|MAIL_FROM|CONTACT_EMAIL|PASSWORD_BLOCKLIST|PASSWORD_COST|JWT_.*|TOKEN_TTL|SESSION_IDLE|DRAIN_DELAY_MS|PUBLIC_URL|DEMO_DATA|REGISTRATION|CORS_ORIGINS|TRUST_PROXY|RATE_LIMITS|GRAPHQL_EXPLORER|METRICS_TOKEN|LOG_LEVEL|FORCE_COLOR|PG[A-Z]+)$/;

/**
 * Returns an environment for tests, with a folder of its own for data and temporary files, which is removed when this
 * process ends. Proofs that measure a disk take `os.tmpdir()` as the base.
 */
export function testEnvironment(additions, base = memoryFolder()) {
  const folder = fs.mkdtempSync(path.join(base, "commonplace-test-"));
  // PostgreSQL may run as another user, who has to enter the folder.
  fs.chmodSync(folder, 0o755);
  onLeave(() => fs.rmSync(folder, { recursive: true, force: true }));
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.test(name));
  const own = { TMPDIR: folder, DATA_DIR: path.join(folder, "data") };
  return { folder, env: { ...Object.fromEntries(inherited), ...own, ...additions } };
}

/** A folder of Linux that lies in memory. */
const SHARED_MEMORY = "/dev/shm";
const GB = 2 ** 30;
/** What the databases of a whole run take at most, with as much again for what else the machine does. */
const ROOM = { folder: 4 * GB, memory: 8 * GB };

/**
 * Returns the folder for data that need not survive: in memory where the system has room for it, because a database of
 * hundreds of files is created there in a fifth of the time; else the one of temporary files.
 */
function memoryFolder() {
  return hasRoom() && runsPrograms() ? SHARED_MEMORY : os.tmpdir();
}

function hasRoom() {
  try {
    const { bavail, bsize } = fs.statfsSync(SHARED_MEMORY);
    return bavail * bsize >= ROOM.folder && process.availableMemory() >= ROOM.memory;
  } catch {
    return false;
  }
}

/** PostgreSQL's programs are copied beside its data where its user cannot reach them. */
function runsPrograms() {
  let folder;
  try {
    folder = fs.mkdtempSync(path.join(SHARED_MEMORY, "commonplace-probe-"));
    const program = path.join(folder, "probe");
    fs.writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
    return spawnSync(program).status === 0;
  } catch {
    return false;
  } finally {
    if (folder) fs.rmSync(folder, { recursive: true, force: true });
  }
}
