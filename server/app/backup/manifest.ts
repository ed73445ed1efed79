import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { root } from "#server/core/root";
import { newestMigration } from "#server/db/migrations";
import { BackupError } from "./backupError.ts";

/** The files of a backup, beside one `media/…` for each file of a member. */
export const DATABASE = "database.sql";
export const SECRET = "jwt-secret";
export const VAPID = "vapid-keys";
export const MANIFEST = "manifest.json";
export const SUMS = "SHA256SUMS";
export const MEDIA = "media/";

const FORMAT = 1;

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of the product that made the backup. */
  version: z.string(),
  /** When the state of the database was fixed. */
  at: z.string(),
  postgres: z.string(),
  /** The moment of the newest migration. */
  migration: z.number(),
  rows: z.record(z.string(), z.number()),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** Files that rows name and that are not there: a member removed them meanwhile, or they were lost before. */
    missing: z.number(),
  }),
});
export type Manifest = z.output<typeof manifest>;

/** Describes a backup of this version of the product. */
export const manifestOf = (facts: Omit<Manifest, "format" | "version">): Manifest => ({
  format: FORMAT,
  version: productVersion(),
  ...facts,
});

/** Reads a manifest. @throws BackupError for a backup of a newer version, whose tables this one does not know. */
export function readManifest(text: string): Manifest {
  const outcome = manifest.safeParse(parse(text));
  if (!outcome.success) throw new BackupError("The backup has no manifest that this version of Commonplace can read.");
  const { version, migration } = outcome.data;
  if (migration > newestMigration() || isNewer(version, productVersion())) {
    throw new BackupError(
      `The backup was made by Commonplace ${version}, which is newer than this one (${productVersion()}). ` +
        "Restore it with that version or a later one. Nothing has been changed.",
    );
  }
  return outcome.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const productVersion = () =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"))).version;

function isNewer(version: string, own: string): boolean {
  const [a = [], b = []] = [version, own].map((text) => text.split(/[.-]/).map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}
