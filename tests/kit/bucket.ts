import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "#server/platform/storage/s3Storage";

export interface Bucket {
  settings: S3Settings;
  close(): Promise<void>;
}

/** Starts a server that speaks S3, with one empty bucket. */
export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "commonplace-bucket-"));
  const bucket = "pictures";
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: "eu-central-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
