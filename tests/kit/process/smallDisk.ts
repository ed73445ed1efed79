import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { ignoreFailure } from "#server/core/rejections";

const MB = 2 ** 20;

/** A folder on a small file system of its own. */
export interface SmallDisk {
  readonly folder: string;
  /** Uses every byte that is left, or all but some megabytes. */
  fill(left?: number): void;
  free(): void;
  remove(): void;
}

/** Mounts a small file system in the memory on an empty folder; returns why not where this user may not. */
export function smallDisk(folder: string, megabytes: number): SmallDisk | string {
  const { status, stderr } = spawnSync(
    "mount",
    ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", folder],
    { encoding: "utf8", timeout: 10_000 },
  );
  if (status !== 0) return `a file system cannot be mounted here: ${stderr?.trim() || "there is no mount"}`;
  const ballast = path.join(folder, "ballast");
  return {
    folder,
    fill: (left = 0) => fillWith(ballast, folder, left * MB),
    free: () => rmSync(ballast, { force: true }),
    remove: () => void spawnSync("umount", ["-l", folder], { timeout: 10_000 }),
  };
}

function fillWith(file: string, folder: string, left: number): void {
  const handle = openSync(file, "a");
  try {
    for (const size of [MB, 1 << 12]) {
      const block = Buffer.alloc(size, 1);
      while (roomOf(folder) >= left + size && canWrite(handle, block));
    }
  } finally {
    closeSync(handle);
  }
}

function roomOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function canWrite(handle: number, block: Buffer): boolean {
  try {
    return writeSync(handle, block) === block.length;
  } catch {
    return false;
  }
}

/** PostgreSQL recovered with the last room that there was: it runs on, and nobody can write. */
const NO_ROOM_FOR_SESSIONS = "could not write init file";

/**
 * Uses a disk up until PostgreSQL has no room for its log or a checkpoint, and has stopped. What the server gives up
 * meanwhile, so that it can go on, is used up too.
 */
export async function stopByFullDisk(disk: SmallDisk, databaseUrl: string, stopped: Promise<unknown>): Promise<void> {
  await retainLog(databaseUrl);
  const state = { isOver: false };
  const over = stopped.finally(() => (state.isOver = true));
  while (!state.isOver) {
    const sql = adminOf(databaseUrl);
    const refusal = await sql`select 1`.then(() => null, String);
    if (refusal?.includes(NO_ROOM_FOR_SESSIONS)) {
      disk.free();
    } else {
      disk.fill();
      await Promise.race([over, ignoreFailure(useUpLog(sql), "optional")]);
    }
    await sql.end({ timeout: 1 });
  }
  await over;
}

/** Lets PostgreSQL use no segment of its log again: checkpoints that keep pace would find room for ever. */
async function retainLog(databaseUrl: string): Promise<void> {
  const sql = adminOf(databaseUrl);
  await sql`select pg_create_physical_replication_slot('filler', true)`;
  await sql.end();
}

/** Writes until PostgreSQL needs a further segment of its log, for which there is no room. */
async function useUpLog(sql: postgres.Sql): Promise<void> {
  for (let segment = 0; segment < 20; segment++) {
    await sql`select pg_logical_emit_message(false, 'filler', repeat('x', 1000000))`;
    await sql`select pg_switch_wal()`;
  }
}

/** A session in the database `postgres`: on a full disk those of the product's own database are ended. */
function adminOf(databaseUrl: string): postgres.Sql {
  const url = new URL(databaseUrl);
  url.pathname = "/postgres";
  return postgres(url.href, { max: 1, onnotice: () => {}, connect_timeout: 2 });
}
