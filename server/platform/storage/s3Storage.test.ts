import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { Caches } from "#server/cache/caches";
import { S3Storage } from "./s3Storage.ts";
import { newKey } from "./storage.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  ends.splice(0).forEach((end) => end());
});

/** Starts a bucket with these answers, and a storage that waits for it for 100 ms. */
async function storageOn(answer: http.RequestListener): Promise<S3Storage> {
  const server = http.createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const settings = { bucket: "b", region: "r", accessKeyId: "k", secretAccessKey: "s" };
  return new S3Storage(
    { ...settings, endpoint: `http://127.0.0.1:${port}` },
    {
      caches: new Caches(true),
      patience: { answerMs: 100, putMs: 100 },
    },
  );
}

test("a bucket that takes connections and never answers fails every call soon", async () => {
  const storage = await storageOn(() => {});
  const key = newKey("webp");
  for (const call of [storage.find(key), storage.read(key), storage.put(key, Buffer.from("x")), storage.remove(key)]) {
    await expect(call).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  }
});

/** From here on only this test lets the time of `setTimeout` pass; the network goes on. */
const holdTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

test("a bucket that stops in the middle of a file breaks the file off", async () => {
  holdTime();
  const storage = await storageOn((_req, res) => void res.writeHead(200, { "content-length": 10 }).write("12345"));
  const file = await storage.read(newKey("mp4"));
  let end: unknown;
  const reading = file?.toArray().catch((error: unknown) => (end = error));
  const endAfterAWhile = () => {
    vi.advanceTimersByTime(10);
    return end;
  };
  await expect.poll(endAfterAWhile).toMatchObject({ message: "The other side is silent." });
  await reading;
});

test("a file may be read as slowly as its reader likes", async () => {
  holdTime();
  const storage = await storageOn((_req, res) => void res.end("12345"));
  const file = await storage.read(newKey("mp4"));
  vi.advanceTimersByTime(60_000);
  expect(Buffer.concat((await file?.toArray()) ?? []).toString()).toBe("12345");
});
