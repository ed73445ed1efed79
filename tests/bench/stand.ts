import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { readConfig } from "#server/app/config/config";
import { type RunningServer, startServer, type StartOptions } from "#server/app/process/server";
import { endingWith } from "./ending.ts";
import { print } from "./print.ts";

/** Makes a folder that is deleted after `act`, and that PostgreSQL may enter. */
export async function withFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "commonplace-bench-"));
  await chmod(folder, 0o755);
  return endingWith(
    // A database that was stopped in a hurry may still write its last file.
    () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
    () => act(folder),
  );
}

/** Starts the product in this process, on the database of the settings or on an empty one. */
export const withServer = <T>(
  settings: Record<string, string>,
  act: (server: RunningServer) => Promise<T>,
  options: Pick<StartOptions, "onQuery"> = {},
) =>
  withFolder(async (folder) => {
    const quiet = { DATA_DIR: folder, PORT: "0", DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "silent" };
    const server = await startServer(readConfig({ ...quiet, ...settings }), options);
    return endingWith(
      () => server.close({ hurry: true }),
      async () => {
        print(await machineOf(server));
        return act(server);
      },
    );
  });

/** Returns the versions and the size of the machine, without which no figure says anything. */
export async function machineOf({ database }: Pick<RunningServer, "database">): Promise<string> {
  const [{ version } = { version: "?" }] = await database.sql<{ version: string }[]>`
    select current_setting('server_version') as version`;
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `Node ${process.versions.node}, PostgreSQL ${version}, ${os.availableParallelism()} cores, ${memory} GB`;
}
