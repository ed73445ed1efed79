import { spawnSync } from "node:child_process";
import { cpSync, lstatSync, readdirSync } from "node:fs";
import path from "node:path";
import { endingWith } from "#tests/bench/ending";
import { atMost, median, type PartResult } from "#tests/bench/goals";
import type { Options } from "#tests/bench/options";
import { print } from "#tests/bench/print";
import { withFolder } from "#tests/bench/stand";
import { setup as ensureBuilt } from "#tests/kit/built";
import { eventually } from "#tests/kit/eventually";
import { root } from "#server/core/root";
import { startEmbedded } from "#server/db/embedded/embedded";
import { residentOf, withStarted } from "./started.ts";

const PRODUCT = path.join(root, "dist/bundle/main.js");
const BARE = path.join(root, "tests/bench/start/bare.mjs");
/** The unit in which a file system says how much a file occupies. */
const BLOCK = 512;
/** After this time without requests a server is called idle. */
const IDLE_MS = 60_000;

/**
 * Measures from the start of a built server until it is ready, beside a bare Express server on the same database; the
 * memory of the idle server; and the size of a production installation.
 */
export async function benchStart({ rounds }: Options): Promise<PartResult> {
  await ensureBuilt();
  const figures = await withFolder(async (folder) => {
    const database = await startEmbedded(folder);
    return endingWith(
      () => database.stop(),
      () => measure(database.url, path.join(folder, "data"), rounds),
    );
  });
  const packages = await withFolder((folder) => Promise.resolve(installedMegabytes(folder)));
  print(`A production installation: ${packages} MB`);
  return {
    part: "start",
    figures: { ...figures, packages },
    goals: [
      atMost("start", "time until ready, to a bare Express server", figures.ratio, 2.5),
      atMost("idle", "megabytes of the server's process after a minute", figures.idle, 180),
      atMost("packages", "megabytes of a production installation", packages, 350),
    ],
  };
}

async function measure(url: string, dataDir: string, rounds: number) {
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1", DEMO_DATA: "off" };
  const start = (file: string) => withStarted(file, settings, (_pid, started) => Promise.resolve(started));
  // The first start creates the tables.
  await start(PRODUCT);
  const pairs: { product: Awaited<ReturnType<typeof start>>; bare: Awaited<ReturnType<typeof start>> }[] = [];
  for (let round = 0; round < rounds; round++) {
    // The order is reversed each round.
    const first = round % 2 === 0 ? null : await start(BARE);
    const product = await start(PRODUCT);
    pairs.push({ product, bare: first ?? (await start(BARE)) });
  }
  const middle = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick));
  const figures = {
    ratio: middle(({ product, bare }) => product.ms / bare.ms),
    product: { ms: middle(({ product }) => product.ms), cpu: middle(({ product }) => product.cpu) },
    bare: { ms: middle(({ bare }) => bare.ms), cpu: middle(({ bare }) => bare.cpu) },
  };
  print(`Until ready, ms (processor time): ${say(figures.product)}, bare Express ${say(figures.bare)}`);
  return { ...figures, idle: await idle(settings) };
}

const say = ({ ms, cpu }: { ms: number; cpu: number }) => `${ms.toFixed(0)} (${cpu.toFixed(0)})`;

/** Returns the megabytes of a server that has answered nothing since its start. */
const idle = (settings: Record<string, string>) =>
  withStarted(PRODUCT, settings, async (pid) => {
    const early = residentOf(pid);
    const end = performance.now() + IDLE_MS;
    await eventually(() => performance.now() > end, { timeout: 2 * IDLE_MS, interval: 1_000 });
    const late = residentOf(pid);
    print(`Memory of the server's process: ${early.toFixed(0)} MB when ready, ${late.toFixed(0)} MB after a minute`);
    return late;
  });

/** Installs what production needs into a folder, and returns its size in megabytes. */
function installedMegabytes(folder: string): number {
  for (const name of ["package.json", "package-lock.json", ".npmrc", "patches"])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  const install = spawnSync("npm", ["ci", "--omit=dev"], { cwd: folder, encoding: "utf8" });
  if (install.status !== 0) throw new Error(`The packages could not be installed:\n${install.stderr}`);
  const all = readdirSync(path.join(folder, "node_modules"), { recursive: true, withFileTypes: true });
  const bytes = all.map((one) => lstatSync(path.join(one.parentPath, one.name)).blocks * BLOCK);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1_048_576);
}
