import path from "node:path";
import { DiskStorage } from "#server/platform/storage/diskStorage";
import { S3Storage } from "#server/platform/storage/s3Storage";
import type { Storage } from "#server/platform/storage/storage";
import type { Config } from "./config.ts";

/** Returns the storage for members' files: a bucket where one is configured, else the data folder. */
export const mediaStorage = ({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Storage =>
  s3 ? new S3Storage(s3) : new DiskStorage(path.join(dataDir, "media"));

/**
 * Returns the storage for exports, beside that of members' files and apart from it: no address of a picture can name an
 * export, and a backup does not contain any.
 */
export const exportStorage = ({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Storage =>
  s3 ? new S3Storage(s3, undefined, "exports/") : new DiskStorage(path.join(dataDir, "exports"));
