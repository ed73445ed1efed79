import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "#tests/kit/measuring/chromium";

const root = path.resolve(import.meta.dirname, "..", "..");
const isWorker = process.env["TEST_WORKER_INDEX"] !== undefined;

// The process that starts the server chooses the port; the workers inherit it.
const port = (process.env["E2E_PORT"] ??= String(20_000 + (process.pid % 20_000)));
const folder = (process.env["E2E_DATA_DIR"] ??= newFolder());
if (!isWorker) process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Makes a folder that PostgreSQL can enter, which runs as another user. */
function newFolder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), "commonplace-e2e-"));
  chmodSync(made, 0o755);
  return made;
}

export default defineConfig({
  testDir: ".",
  outputDir: path.join(os.tmpdir(), "commonplace-e2e-results"),
  fullyParallel: true,
  workers: 2,
  // Limits end what hangs; a busy machine may need several times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env["E2E_REPORT"] ? [["list"], ["json", { outputFile: process.env["E2E_REPORT"] }]] : [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-US",
    timezoneId: "UTC",
    viewport: { width: 1280, height: 900 },
    launchOptions: CHROMIUM,
  },
  webServer: {
    command: "node dist/bundle/main.js",
    cwd: root,
    url: `http://localhost:${port}/health/ready`,
    env: {
      PORT: port,
      DATA_DIR: folder,
      DEMO_DATA: "on",
      RATE_LIMITS: "off",
      PASSWORD_COST: "low",
      LOG_LEVEL: "error",
      NODE_ENV: "",
    },
    timeout: 90_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
