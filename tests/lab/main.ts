import { writeFile } from "node:fs/promises";
import os from "node:os";
import { chromium } from "@playwright/test";
import { CHROMIUM } from "#tests/kit/measuring/chromium";
import { goalLine, type PartResult } from "#tests/kit/measuring/goals";
import { commandOf } from "#tests/kit/measuring/results";
import { fill } from "./community.ts";
import { labFeed } from "./feed/feed.ts";
import { readOptions } from "./options.ts";
import { results } from "./print.ts";
import { startProduct } from "./product.ts";
import { labScreens } from "./screens/screens.ts";
import type { Stand } from "./stand.ts";

/* `npm run lab -- <part> …`: the parts are below, the options in `options.ts`. It fails when a goal is missed. */

const PARTS: Record<string, (stand: Stand) => Promise<PartResult>> = { screens: labScreens, feed: labFeed };
const POSTS = 360;

const options = readOptions();
const unknown = options.parts.find((part) => !(part in PARTS));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}, only ${Object.keys(PARTS).join(", ")}.`);
const measured: PartResult[] = [];
const product = await startProduct();
try {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const stand = { browser, url: product.url, reader: await fill(product.url, POSTS), runs: options.runs };
    for (const [part, measure] of Object.entries(PARTS)) {
      if (options.parts.length > 0 && !options.parts.includes(part)) continue;
      results.begin(part);
      results.print(machine(browser.version()));
      const result = await measure(stand);
      results.print("");
      for (const goal of result.goals) results.print(goalLine(goal));
      measured.push(result);
      if (options.json !== null) await writeFile(options.json, JSON.stringify(measured, null, 2));
    }
  } finally {
    await browser.close();
  }
} finally {
  await product.stop();
}
if (options.results) results.store(commandOf("lab", process.argv.slice(2)));
process.exitCode = measured.every(({ goals }) => goals.every((goal) => goal.isMet)) ? 0 : 1;

/** Returns what the figures were measured with. */
function machine(version: string): string {
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `Chromium ${version}, Node ${process.versions.node}, ${os.availableParallelism()} cores, ${memory} GB`;
}
