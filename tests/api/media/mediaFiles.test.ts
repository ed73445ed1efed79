import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { Caches } from "#server/cache/caches";
import { S3Storage } from "#server/platform/storage/s3Storage";
import { newKey } from "#server/platform/storage/storage";
import { startApp } from "#tests/kit/app";
import { startBucket } from "#tests/kit/bucket";
import { clips } from "#tests/kit/clips/clips";
import { join } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, type RestPost } from "#tests/kit/rest";
import { eventually } from "#tests/kit/eventually";

const bucket = await startBucket();
afterAll(() => bucket.close());
const onDisk = await startApp();
const inBucket = await startApp({ s3: bucket.settings });

describe.each([
  ["the disk", onDisk],
  ["a bucket", inBucket],
])("a file on %s", (_, app) => {
  const sent = clips.webm();

  async function share() {
    const ada = await join(app, "Ada");
    const { body, text } = await ada.send<{ post: RestPost }>(
      "/api/posts",
      form({ content: "Look", media: await sent }),
    );
    if (!body.success) throw new Error(text);
    const { pathname } = new URL(body.post.video ?? "");
    const get = (headers: Record<string, string> = {}, method = "GET") =>
      fetch(new URL(pathname, app.url), { method, headers });
    return { ada, id: body.post.id, pathname, get, size: (await sent).size };
  }

  let first: ReturnType<typeof share> | null = null;
  /** The file of one post, which no test changes. */
  const shared = () => (first ??= share());

  test("is served completely, with its type, forever", async () => {
    const { get, size, pathname } = await shared();
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "video/webm",
      "content-length": String(size),
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-disposition": `inline; filename="${path.basename(pathname)}"`,
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "cross-origin-resource-policy": "same-site",
    });
    expect((await answer.arrayBuffer()).byteLength).toBe(size);
  });

  test("is described by HEAD without its bytes", async () => {
    const { get, size } = await shared();
    const answer = await get({}, "HEAD");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(String(size));
    expect(await answer.text()).toBe("");
    expect((await get({ range: "bytes=0-1" }, "HEAD")).headers.get("content-length")).toBe("2");
  });

  test.each([
    ["bytes=0-9", (size: number) => [0, 9, size]],
    ["bytes=100-", (size: number) => [100, size - 1, size]],
    ["bytes=-7", (size: number) => [size - 7, size - 1, size]],
    ["bytes=5-999999999", (size: number) => [5, size - 1, size]],
  ] as const)("is served in part for %s", async (range, expected) => {
    const { get, size } = await shared();
    const whole = new Uint8Array(await (await get()).arrayBuffer());
    const answer = await get({ range });
    const [start = 0, end = 0] = expected(size);
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end}/${size}`);
    expect(answer.headers.get("content-type")).toBe("video/webm");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(whole.slice(start, end + 1));
  });

  test.each(["bytes=999999999-", "bytes=-0"])("has no part %s", async (range) => {
    const { get, size } = await shared();
    const answer = await get({ range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get("content-range")).toBe(`bytes */${size}`);
  });

  test.each(["bytes=0-1,5-6", "lines=0-1", "bytes=x-y", "nonsense"])("is served completely for %s", async (range) => {
    const { get, size } = await shared();
    const answer = await get({ range });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(size);
  });

  test("is served in part only to clients that have the rest of it", async () => {
    const { get } = await shared();
    const { headers } = await get({}, "HEAD");
    const [etag, modified] = [headers.get("etag") ?? "", headers.get("last-modified") ?? ""];
    const range = "bytes=0-1";
    expect((await get({ range, "if-range": etag })).status).toBe(206);
    expect((await get({ range, "if-range": modified })).status).toBe(206);
    expect((await get({ range, "if-range": '"another"' })).status).toBe(200);
    expect((await get({ range, "if-range": "Mon, 01 Jan 2001 00:00:00 GMT" })).status).toBe(200);
    expect((await get({ "if-none-match": etag, "cache-control": "max-age=0" })).status).toBe(304);
  });

  test("supports no other method, and an invalid key is not found", async () => {
    const { get, pathname } = await shared();
    const refused = await get({}, "DELETE");
    expect({ status: refused.status, allow: refused.headers.get("allow") }).toEqual({
      status: 405,
      allow: "GET, HEAD",
    });
    for (const wrong of [
      `/media/${newKey("webp")}`,
      `${pathname}/x`,
      `${pathname}x`,
      "/media/..%2f..%2fpackage.json",
    ]) {
      const answer = await fetch(new URL(wrong, app.url));
      expect(answer.status, wrong).toBe(404);
      expect(answer.headers.get("content-type"), wrong).toMatch(/json/);
      expect(answer.headers.get("cache-control"), wrong).toBe("no-store");
    }
  });

  test("is removed when its owner deletes it", async () => {
    const { ada, id, get } = await share();
    expect((await ada.rest.delete(`/api/posts/${id}`, { token: ada.token })).status).toBe(200);
    await eventually(async () => expect((await get()).status).toBe(404));
  });
});

describe("a bucket", () => {
  const storage = new S3Storage(bucket.settings, { caches: new Caches(false) });

  test("stores what members upload, and every size of it, and nothing is on the disk", async () => {
    const ada = await join(inBucket, "Ada");
    const { url } = await ada.uploads(await pictures.png(600, 400));
    const stem = path.basename(new URL(url).pathname, ".webp");
    await eventually(async () => {
      const keys: string[] = [];
      for await (const { key } of storage.list()) if (key.startsWith(stem)) keys.push(key.slice(stem.length));
      expect(keys.toSorted()).toEqual([".480.avif", ".480.webp", ".600.avif", ".600.jpg", ".webp"]);
    });
    expect(await readdir(path.join(inBucket.dataDir, "media")).catch(() => [])).toEqual([]);
  });

  test("returns what was stored, and reports missing files", async () => {
    const key = newKey("mp4");
    expect([await storage.has(key), await storage.find(key), await storage.read(key)]).toEqual([false, null, null]);
    await storage.put(key, Buffer.from("0123456789"));
    expect(await storage.find(key)).toEqual({ bytes: 10, storedAt: expect.any(Date) });
    const part = await storage.read(key, { start: 2, end: 4 });
    expect(Buffer.concat((await part?.toArray()) ?? []).toString()).toBe("234");
    await storage.remove(key);
    await storage.remove(key);
    expect([await storage.has(key), await storage.find(key)]).toEqual([false, null]);
    await expect(storage.put("../secret.webp", Buffer.from("x"))).rejects.toThrow("not the key");
  });

  test("that does not answer causes its own error, and the upload can be repeated", async () => {
    const away = await startApp({ s3: { ...bucket.settings, endpoint: "http://127.0.0.1:9" } });
    const ada = await join(away, "Ada");
    const { status, headers, body } = await ada.send("/api/uploads", form({ file: await pictures.png() }));
    expect(status, body.message).toBe(503);
    expect(headers.get("retry-after")).toBe("1");
    expect(await away.sql`select 1 from media`).toHaveLength(0);
    expect((await fetch(new URL(`/media/${newKey("webp")}`, away.url))).status).toBe(503);
  });
});
