import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#server/db/embedded/embedded";
import { migrateDatabase } from "#server/db/migrate";
import { newRunFolder, sweepLeftovers } from "./process/runFolder.ts";

/** The database from which every test's own is copied: it is migrated, empty, and without connections. */
export const TEMPLATE = "commonplace_template";

/** Starts one real PostgreSQL for the whole run, in a folder that is deleted afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepLeftovers();
  const folder = newRunFolder("tests");
  const cluster = await startEmbedded(folder);
  try {
    await withAdmin(cluster.url, async (sql) => {
      // Nothing here has to survive a power cut.
      await sql`alter system set fsync = off`;
      await sql`select pg_reload_conf()`;
      await sql.unsafe(`create database ${TEMPLATE}`);
    });
    await migrateDatabase(databaseUrl(cluster.url, TEMPLATE));
    project.provide("clusterUrl", cluster.url);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Creates a database for one test: channels of NOTIFY and the tables of jobs belong to one database each. */
export async function createDatabase(clusterUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  // Copying the files writes no log of what is in them, and is faster than copying their pages.
  await withAdmin(clusterUrl, (sql) => sql.unsafe(`create database ${name} template ${TEMPLATE} strategy file_copy`));
  return {
    url: databaseUrl(clusterUrl, name),
    drop: () => withAdmin(clusterUrl, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`)),
  };
}

function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function withAdmin(clusterUrl: string, act: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(databaseUrl(clusterUrl, "postgres"), { max: 1, onnotice: () => {} });
  try {
    await act(sql);
  } finally {
    await sql.end();
  }
}

declare module "vitest" {
  interface ProvidedContext {
    clusterUrl: string;
  }
}
