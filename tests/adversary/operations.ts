import { mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { readConfig } from "#server/app/config/config";
import { storedSecret } from "#server/app/config/secret";
import { createDatabase } from "#tests/kit/postgres";
import type { App } from "#tests/kit/app";
import type { Case } from "./cases.ts";
import { call } from "./http.ts";
import { eventually } from "#tests/kit/eventually";

type Operation = (stage: { app: App }) => Promise<string[]>;

/** What an operator does to the server, by the case. */
const operations: Readonly<Record<string, Operation>> = {
  async "OPS-03"({ app }) {
    const database = await createDatabase(inject("clusterUrl"));
    const instance = await app.another({
      databaseUrl: database.url,
      databaseDirectUrl: database.url,
      dataDir: mkdtempSync(path.join(app.dataDir, "other-")),
    });
    const status = async (address: string) =>
      (await call(instance.url, { method: "GET", path: address, headers: {}, body: null })).status;
    const before = await status("/health/ready");
    await reach(app, database.url, false);
    // The server caches an answer for a second.
    await eventually(async () => (await status("/health/ready")) !== 200);
    const after = [before, await status("/health/ready"), await status("/health/live")];
    await reach(app, database.url, true);
    await instance.close();
    await database.drop();
    return after.join() === "200,503,200" ? [] : [`ready, then ready and live without a database: ${after.join(" ")}`];
  },
  "OPS-11": () => {
    try {
      readConfig({ JWT_SECRET: "short" });
    } catch (error) {
      return Promise.resolve(String(error).includes("at least 32") ? [] : [String(error)]);
    }
    return Promise.resolve(["a short secret was taken"]);
  },
  "OPS-13": () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "commonplace-secret-"));
    const [first, second] = [storedSecret(folder), storedSecret(folder)];
    const mode = statSync(path.join(folder, "jwt-secret")).mode & 0o777;
    rmSync(folder, { recursive: true });
    return Promise.resolve(
      first === second && mode === 0o600 ? [] : [`another secret, or for all: ${mode.toString(8)}`],
    );
  },
};

/** Closes the database to all connections, or opens it again. */
async function reach({ sql }: App, url: string, open: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await sql`alter database ${sql(name)} allow_connections ${sql.unsafe(String(open))}`;
  if (!open) await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
}

/** Runs the operation of a case, and returns what did not hold. */
export function operation({ id }: Case, stage: { app: App }): Promise<string[]> {
  const act = operations[id];
  if (!act) throw new Error(`nobody knows how to do ${id}`);
  return act(stage);
}
