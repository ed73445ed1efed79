import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { bigLife, type LifeSize } from "#tests/kit/bigLife";
import { exportIs, newestExport, tryRequestExport, unpack } from "#tests/kit/exports";

const app = await startApp();

const BIG: LifeSize = {
  requests: 10,
  bonds: 1_200,
  conversations: 60,
  notifications: 0,
  posts: 8_000,
  messages: 12_000,
};
const MEGABYTE = 1024 * 1024;

setFlagsFromString("--expose-gc");
// The one marked boundary: the function appears with the flag.
const collectGarbage = runInNewContext("gc") as () => void;

/** The bytes that are in use, without what is only waiting to be collected. */
function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test("a life of 24 MB is exported batch by batch, in a part of that memory", { timeout: 240_000 }, async () => {
  const ada = await bigLife(app, "Ada", BIG);
  await app.sql`analyze`;
  const before = bytesInUse();
  const begin = app.queries.length;
  let most = 0;
  const seen = new Set<number>();
  expect((await tryRequestExport(ada)).status).toBe(202);
  for (let newest = await newestExport(ada); newest?.state === "pending"; newest = await newestExport(ada)) {
    most = Math.max(most, bytesInUse() - before);
    if (newest.progress !== null) seen.add(newest.progress);
  }
  const ready = await exportIs(ada, "ready");
  expect(most / MEGABYTE).toBeLessThan(20);
  expect(seen.size, "the progress moves").toBeGreaterThan(1);

  const batches = app.queries
    .slice(begin)
    .filter(({ statement }) => /order by "posts"."created_at" asc/.test(statement));
  expect(batches.length).toBeGreaterThanOrEqual(8);
  const archive = await unpack(ready);
  const posts = archive.json<{ id: number }[]>("posts.json");
  expect(new Set(posts.map(({ id }) => id)).size).toBe(8_001);
  const talks = archive.json<{ with: { name: string }[]; messages: object[] }[]>("messages.json");
  expect(talks).toHaveLength(60);
  for (const { messages, with: others } of talks) {
    expect(messages).toHaveLength(201);
    expect(others.length).toBeGreaterThan(0);
  }
  expect(archive.text("bonds.csv").trimEnd().split("\r\n")).toHaveLength(1_201);
  expect(archive.text("index.html").match(/<article>/g)).toHaveLength(100);
  const bytes = ["posts.json", "messages.json"].map((name) => archive.files.get(name)?.length ?? 0);
  expect((bytes[0] ?? 0) + (bytes[1] ?? 0)).toBeGreaterThan(22 * MEGABYTE);
});
