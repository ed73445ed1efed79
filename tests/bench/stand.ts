import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { readConfig } from "#server/app/config/config";
import { type RunningServer, startServer } from "#server/app/process/server";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Prints a line for whoever runs the bench. */
export const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Starts the product on this machine alone, in a folder that is deleted afterwards. With BENCH_DATA, the folder of a
 * named part stays instead, so that the next run finds it filled.
 */
export async function withServer(
  part: string | null,
  act: (server: RunningServer) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const dataDir = part === null ? undefined : process.env["BENCH_DATA"];
  const folder =
    dataDir !== undefined && part !== null
      ? path.join(dataDir, part)
      : await mkdtemp(path.join(os.tmpdir(), "commonplace-bench-"));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const settings = { DATA_DIR: folder, PORT: "0", DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "silent" };
  const server = await startServer(readConfig({ ...settings, ...more }));
  const end = async () => {
    await server.close({ hurry: true });
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  // A bench that is stopped stops its PostgreSQL too.
  const stop = () => void end().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    const [{ version } = { version: "?" }] = await server.database.sql<{ version: string }[]>`
      select current_setting('server_version') as version`;
    print(`Node ${process.versions.node}, PostgreSQL ${version}, ${os.availableParallelism()} cores`);
    await act(server);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    await end();
  }
}
