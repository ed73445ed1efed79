import { pipeline } from "node:stream/promises";
import type { Config } from "#server/app/config/config";
import { mediaStorage } from "#server/app/config/mediaStorage";
import { type DumpFacts, type Snapshot, withSnapshot } from "#server/db/dump/dump";
import type { Storage } from "#server/platform/storage/storage";
import { ArchiveWriter } from "./archiveWriter.ts";
import { DATABASE, MANIFEST, manifestOf, type Manifest, MEDIA, SECRET, VAPID } from "./manifest.ts";
import type { Progress } from "./progress.ts";
import { isStoredSecret, isStoredVapid } from "./secretFile.ts";

interface Backup {
  /** Where it is stored. */
  file: string;
  config: Pick<Config, "dataDir" | "s3" | "jwtSecret" | "vapid">;
  /** A direct connection to the database. */
  url: string;
  progress: Progress;
}

/**
 * Stores database, members' files and secrets as one archive, while the product runs. It contains the rows of one moment
 * and each file that they name. @returns its description, and its length.
 */
export async function writeBackup({ file, config, url, progress }: Backup): Promise<Manifest & { bytes: number }> {
  const archive = await ArchiveWriter.create(file);
  try {
    const files = new FilesCopy(archive, mediaStorage(config), progress);
    progress.begin("Copying files");
    await files.copyNew();
    // This round is short, and what is stored after it is copied while the rows cannot change any more.
    await files.copyNew();
    const { at, dump, missing } = await withSnapshot(url, async (snapshot) => {
      const moment = new Date().toISOString();
      await files.copyNew();
      progress.begin("Copying rows");
      const dumps: DumpFacts[] = [];
      await archive.add(DATABASE, async (output) => {
        dumps.push(await snapshot.dump(output, (table, bytes) => progress.add(bytes, table)));
      });
      const [facts] = dumps;
      if (!facts) throw new Error("The rows were not copied");
      return { at: moment, dump: facts, missing: await countMissing(snapshot, files) };
    });
    // Secrets of the environment are the operator's, who stores it elsewhere.
    if (isStoredSecret(config)) await archive.addText(SECRET, config.jwtSecret);
    if (isStoredVapid(config)) await archive.addText(VAPID, config.vapid.privateKey);
    const { count, bytes } = files;
    const manifest = manifestOf({ ...dump, at, files: { count, bytes, missing } });
    await archive.addText(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
    progress.begin("Storing the backup");
    return { ...manifest, bytes: await archive.finish() };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

/** Copies members' files into an archive, in rounds: a file that has been copied never changes. */
class FilesCopy {
  readonly #copied = new Set<string>();
  bytes = 0;

  constructor(
    private readonly archive: ArchiveWriter,
    private readonly storage: Storage,
    private readonly progress: Progress,
  ) {}

  get count(): number {
    return this.#copied.size;
  }

  has(key: string): boolean {
    return this.#copied.has(key);
  }

  /** Copies every file that has no copy yet. One that is removed meanwhile is left out. */
  async copyNew(): Promise<void> {
    for await (const { key } of this.storage.list()) {
      if (this.#copied.has(key)) continue;
      const content = await this.storage.read(key);
      if (!content) continue;
      const bytes = await this.archive.add(MEDIA + key, (output) => pipeline(content, output));
      this.#copied.add(key);
      this.bytes += bytes;
      this.progress.add(bytes, `${this.count} files`);
    }
  }
}

/** Counts the files that rows name and that are not in the backup. */
async function countMissing({ sql }: Snapshot, files: FilesCopy): Promise<number> {
  const [exists] = await sql`select from pg_class where oid = to_regclass('public.media')`;
  if (!exists) return 0;
  let missing = 0;
  for await (const rows of sql<{ key: string }[]>`select key from public.media`.cursor(1_000)) {
    missing += rows.filter(({ key }) => !files.has(key)).length;
  }
  return missing;
}
