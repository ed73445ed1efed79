import path from "node:path";
import { Caches } from "#server/cache/caches";
import { DiskStorage } from "#server/platform/storage/diskStorage";
import { S3Storage } from "#server/platform/storage/s3Storage";
import type { Storage } from "#server/platform/storage/storage";
import type { Config } from "./config.ts";

type Where = Pick<Config, "s3" | "dataDir">;

/** Returns the storage for members' files: a bucket where one is configured, else the data folder. */
export const mediaStorage = ({ s3, dataDir }: Where, caches = new Caches(false)): Storage =>
  s3 ? new S3Storage(s3, { caches }) : new DiskStorage(path.join(dataDir, "media"));

/**
 * Returns the storage for exports, beside that of members' files and apart from it: no address of a picture can name an
 * export, and a backup does not contain any.
 */
export const exportStorage = ({ s3, dataDir }: Where, caches: Caches): Storage =>
  s3 ? new S3Storage(s3, { caches, prefix: "exports/" }) : new DiskStorage(path.join(dataDir, "exports"));
