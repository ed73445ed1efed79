import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientFiles } from "./clientFiles.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "client-"));
const script = "export const answer = 42;";
mkdirSync(path.join(folder, "assets"));
writeFileSync(path.join(folder, "assets/app-1.js"), script);
writeFileSync(path.join(folder, "assets/app-1.js.gz"), gzipSync(script));
mkdirSync(path.join(folder, ".vite"));
writeFileSync(path.join(folder, ".vite/manifest.json"), "{}");

const server = createServer(express().use(clientFiles(folder)));
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The address of a TCP server that listens has this type.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("a file of the build is served compressed, and cached for ever", async () => {
  const answer = await fetch(`${origin}/assets/app-1.js`);
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(answer.headers.get("content-type")).toContain("javascript");
  expect(await answer.text()).toBe(script);
});

test("a client without compression gets the plain file, and one that has the file gets 304", async () => {
  const plain = await fetch(`${origin}/assets/app-1.js`, { headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  const etag = plain.headers.get("etag") ?? "";
  const again = await fetch(`${origin}/assets/app-1.js`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("the build's own notes, paths above the folder and unknown files are not served", async () => {
  for (const name of ["/.vite/manifest.json", "/..%2fpackage.json", "/assets/app-2.js", "/assets"]) {
    expect((await fetch(origin + name)).status, name).toBe(404);
  }
});

test("a new build in the folder does not affect a running server", async () => {
  rmSync(folder, { recursive: true });
  expect((await fetch(`${origin}/assets/app-1.js`)).status).toBe(200);
});
