import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { Caches } from "#server/cache/caches";
import { S3Storage } from "#server/platform/storage/s3Storage";
import { leaveForGood } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { startBucket } from "#tests/kit/bucket";
import { eventually } from "#tests/kit/eventually";
import { readyExport, unpack } from "#tests/kit/exports";
import { join } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";

const bucket = await startBucket();
const app = await startApp({ s3: bucket.settings });
afterAll(() => bucket.close());

const caches = new Caches(false);

async function keysUnder(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of new S3Storage(bucket.settings, { caches, prefix }).list()) keys.push(key);
  return keys;
}

test("an export is in a place of its own in the bucket, holds the files that are in it, and ends with the account", async () => {
  const ada = await join(app, "Ada");
  const picture = await ada.uploads(await pictures.png());
  await ada.posts("With a picture", { media_ids: [picture.id] });
  const ready = await readyExport(ada);
  const [key = "", ...others] = await keysUnder("exports/");
  expect(others).toEqual([]);
  expect(ready.url).toContain(encodeURI(key));
  expect(await keysUnder("media/")).not.toContain(key);
  expect(await readdir(path.join(app.dataDir, "exports")).catch(() => [])).toEqual([]);
  const archive = await unpack(ready);
  const [post] = archive.json<{ files: { file: string }[] }[]>("posts.json");
  expect(post?.files.map(({ file }) => archive.files.get(file)?.toString("latin1", 8, 12))).toEqual(["WEBP"]);
  await leaveForGood(app, ada);
  await eventually(async () => expect(await keysUnder("exports/")).toEqual([]));
});
