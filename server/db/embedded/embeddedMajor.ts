import fs from "node:fs";
import path from "node:path";
import { bundledMajor } from "./embeddedBinaries.ts";
import { findRunning } from "./embeddedServer.ts";
import { EmbeddedError } from "./embeddedUser.ts";

/** Returns the major version of PostgreSQL that made a cluster; null where there is none. */
export function majorOf(cluster: string): number | null {
  try {
    return Number.parseInt(fs.readFileSync(path.join(cluster, "PG_VERSION"), "utf8"), 10);
  } catch (error) {
    // A cluster of another user must not count as missing.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Checks whether the installed programs cannot read the database of a data folder. */
export const hasOtherMajor = async (dataDir: string): Promise<boolean> =>
  (await otherMajor(path.join(dataDir, "postgres"))) !== null;

/** Returns the major version of a cluster that the installed programs cannot read; else null. */
async function otherMajor(cluster: string): Promise<number | null> {
  const [stored, bundled] = [majorOf(cluster), await bundledMajor()];
  return stored === null || bundled === null || stored === bundled ? null : stored;
}

/**
 * Refuses a cluster of another major version of PostgreSQL, which these programs cannot read, before anything is touched.
 * @throws EmbeddedError with the way to move the data.
 */
export async function refuseOtherMajor(cluster: string): Promise<void> {
  const stored = await otherMajor(cluster);
  if (stored === null) return;
  const bundled = await bundledMajor();
  throw new EmbeddedError(
    `The database in ${cluster} is one of PostgreSQL ${stored}, and this version of Commonplace comes with PostgreSQL ` +
      `${bundled}. Nothing has been changed. To move the data:\n` +
      "  1. Check out the version of Commonplace that ran before, and run: npm run backup -- commonplace.tar\n" +
      "  2. Check out this version again, and run: npm run restore -- commonplace.tar\n" +
      `The restore sets the old database aside as ${asideOf(cluster, stored)}; delete that when all is well.`,
  );
}

/**
 * Sets a cluster of another major version aside with its password, so that a new one can take its place. The caller holds
 * the folder's lock.
 * @throws EmbeddedError when it is still in use.
 */
export async function setOtherMajorAside(dataDir: string, progress: (line: string) => void): Promise<void> {
  const cluster = path.join(dataDir, "postgres");
  const stored = await otherMajor(cluster);
  if (stored === null) return;
  const aside = asideOf(cluster, stored);
  if (await findRunning(cluster))
    throw new EmbeddedError(`PostgreSQL ${stored} still runs on ${cluster}. Stop it first.`);
  if (fs.existsSync(aside)) throw new EmbeddedError(`${aside} exists already. Move one of the two databases away.`);
  const password = `${cluster}-password`;
  if (fs.existsSync(password)) fs.copyFileSync(password, `${aside}-password`);
  fs.renameSync(cluster, aside);
  progress(`The database of PostgreSQL ${stored} is set aside as ${aside}`);
}

const asideOf = (cluster: string, major: number) => `${cluster}-${major}`;
