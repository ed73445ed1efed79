import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Config } from "#server/app/config/config";
import { mediaStorage } from "#server/app/config/mediaStorage";
import { isEmptyDatabase, NotEmptyError, replayDump, isDatabaseError } from "#server/db/dump/replay";
import { migrateDatabase } from "#server/db/migrate";
import type { Storage } from "#server/platform/storage/storage";
import { ArchiveReader } from "./archiveReader.ts";
import { BackupError } from "./backupError.ts";
import { DATABASE, MANIFEST, type Manifest, MEDIA, readManifest, SECRET, VAPID } from "./manifest.ts";
import type { Progress } from "./progress.ts";
import { restoreSecret, restoreVapid } from "./secretFile.ts";

/** A backup that has been opened and is whole. */
export interface CheckedBackup {
  manifest: Manifest;
  archive: ArchiveReader;
}

/**
 * Opens a backup and compares all of it with its checksums, before anything is changed.
 * @throws BackupError for one that is damaged, or of a newer version.
 */
export async function openBackup(file: string, progress: Progress): Promise<CheckedBackup> {
  const archive = await ArchiveReader.open(file);
  const manifest = readManifest(await archive.text(MANIFEST));
  progress.begin("Checking the backup");
  await archive.verify((bytes) => progress.add(bytes, "checked"));
  return { manifest, archive };
}

interface Restore {
  backup: CheckedBackup;
  config: Pick<Config, "dataDir" | "s3" | "jwtSecret" | "vapid" | "databaseUrl">;
  /** A direct connection to the database. */
  url: string;
  progress: Progress;
}

/**
 * Restores files, secrets and rows into an empty installation, and migrates it to this version. The rows come last, in one
 * transaction: whoever is interrupted can begin again. @returns what the operator has to know, if anything.
 * @throws BackupError for a database that is not empty.
 */
export async function restoreBackup({ backup, config, url, progress }: Restore): Promise<string | null> {
  const { archive } = backup;
  if (!(await isEmptyDatabase(url))) throw notEmpty(config);
  progress.begin("Storing files");
  await restoreFiles(archive, mediaStorage(config), progress);
  const notices = [
    archive.entries.has(SECRET) ? restoreSecret(config, await archive.text(SECRET)) : null,
    archive.entries.has(VAPID) ? restoreVapid(config, await archive.text(VAPID)) : null,
  ];
  progress.begin("Storing rows");
  try {
    const input = archive.read(DATABASE);
    await replayDump({ url, input, onRows: (table, bytes) => progress.add(bytes, table) });
  } catch (error) {
    if (error instanceof NotEmptyError) throw notEmpty(config);
    throw isDatabaseError(error) ? refused(error) : error;
  }
  progress.begin("Migrating the database to this version");
  await migrateDatabase(url);
  return notices.filter((notice) => notice !== null).join("\n") || null;
}

const notEmpty = ({ databaseUrl, dataDir }: Restore["config"]) =>
  new BackupError(
    databaseUrl === null
      ? `The database in ${dataDir} is not empty, and a restore replaces nothing. ` +
          "Set DATA_DIR to a new folder; or stop the server and move the folder `postgres` in it aside."
      : "The database at DATABASE_URL is not empty, and a restore replaces nothing. Create a new one and name that.",
  );

const refused = (error: Error) =>
  new BackupError(
    `The database refused the rows, and has stored none: ${error.message}. Its role has to own the database, which has ` +
      "to be PostgreSQL 14 or newer with the extensions pg_trgm, btree_gin and unaccent.",
  );

/** A few at once: each file waits for the disk, or for the bucket. */
const LANES = 8;
/** Larger ones go through a file, so that memory stays bounded. */
const IN_MEMORY_MAX = 4 * 1024 * 1024;

async function restoreFiles(archive: ArchiveReader, storage: Storage, progress: Progress): Promise<void> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), "commonplace-restore-"));
  const names = [...archive.entries.keys()].filter((name) => name.startsWith(MEDIA)).values();
  const lane = async () => {
    for (const name of names) {
      const key = name.slice(MEDIA.length);
      const bytes = archive.bytesOf(name);
      // A file never changes under its key, so one of a former attempt is the same.
      if ((await storage.find(key))?.bytes !== bytes) await restoreFile(key, bytes);
      progress.add(bytes, "stored");
    }
  };
  const restoreFile = async (key: string, bytes: number) => {
    const content = archive.read(MEDIA + key);
    if (bytes <= IN_MEMORY_MAX) return storage.put(key, await buffer(content));
    const file = path.join(scratch, key);
    await pipeline(content, createWriteStream(file));
    await storage.put(key, file);
    await rm(file);
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
