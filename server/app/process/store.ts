import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { runningEmbedded, startEmbedded } from "#server/db/embedded/embedded";
import type { Config } from "#server/app/config/config";
import { FolderInUseError, lockFolder } from "./instanceLock.ts";

type Where = Pick<Config, "dataDir" | "databaseUrl" | "databaseDirectUrl">;
type Progress = (line: string) => void;

/** The database of this process; an embedded one and an external one look the same from here on. */
export interface Store {
  readonly url: string;
  readonly directUrl: string;
  readonly embedded: boolean;
  /** Stops an embedded database, at once in a hurry; call it when nothing is connected any more. */
  close(hurry?: AbortSignal): Promise<void>;
}

/**
 * Makes this process the only one on its data folder, if the database runs in there.
 * @throws FolderInUseError
 */
export function claimFolder(config: Where): { release(): void } {
  return config.databaseUrl ? { release() {} } : lockFolder(config.dataDir);
}

/**
 * Opens the external database of the configuration, or starts the embedded one for this process, which has locked the
 * folder. With a log the embedded one is also started again whenever it dies.
 * @throws EmbeddedError
 */
export async function openStore(config: Where, progress: Progress, log?: Logger): Promise<Store> {
  if (config.databaseUrl) return external(config.databaseUrl, config.databaseDirectUrl);
  const database = await startEmbedded(config.dataDir, progress);
  if (log) database.watch(log);
  const { url } = database;
  return { url, directUrl: url, embedded: true, close: (hurry) => database.stop(hurry) };
}

/**
 * Opens the database for a script, which may work beside a running server: then it uses the server's database and
 * leaves it running.
 */
export async function openStoreBeside(config: Where, progress: Progress): Promise<Store> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await openAlone(config, progress);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      const url = await runningEmbedded(config.dataDir);
      if (url) return { ...external(url, url), embedded: true };
      // The other server is only starting or just stopping.
      if (attempt === PATIENCE) throw error;
      await sleep(200);
    }
  }
}

async function openAlone(config: Where, progress: Progress): Promise<Store> {
  const folder = claimFolder(config);
  try {
    const store = await openStore(config, progress);
    return { ...store, close: (hurry) => store.close(hurry).then(() => folder.release()) };
  } catch (error) {
    folder.release();
    throw error;
  }
}

const PATIENCE = 50;

const external = (url: string, directUrl: string | null): Store => ({
  url,
  directUrl: directUrl ?? url,
  embedded: false,
  close: () => Promise.resolve(),
});
