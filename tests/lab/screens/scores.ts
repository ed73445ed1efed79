import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM } from "#tests/kit/measuring/chromium";
import { eventually } from "#tests/kit/eventually";
import { lighthouse } from "#tests/lab/packages";
import type { Stand } from "#tests/lab/stand";

/** The figures of Lighthouse by its own names, in milliseconds or without a unit. */
const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
] as const;

/** What Lighthouse says of a page: its score of 0 to 100 with the figures behind it. */
export interface PageScore {
  score: number;
  audits: Record<string, number>;
}

/**
 * Scores a page as Lighthouse does for mobiles, once for each run, in a browser of its own.
 * @param token that of a member, or null for a visitor.
 * @throws Error for a page that Lighthouse could not load.
 */
export async function scores({ url, runs }: Stand, page: string, token: string | null): Promise<PageScore[]> {
  const score = await lighthouse();
  const folder = await mkdtemp(path.join(os.tmpdir(), "commonplace-lab-"));
  const context = await chromium.launchPersistentContext(folder, {
    ...CHROMIUM,
    args: [...CHROMIUM.args, "--remote-debugging-port=0"],
  });
  try {
    const port = await eventually(async () =>
      Number.parseInt(await readFile(path.join(folder, "DevToolsActivePort"), "utf8"), 10),
    );
    if (token !== null) {
      const tab = await context.newPage();
      // An answer of the server without a script of ours.
      await tab.goto(`${url}/health/live`);
      await tab.evaluate((value) => localStorage.setItem("auth_token", value), token);
      await tab.close();
    }
    const found: PageScore[] = [];
    while (found.length < runs) {
      // Lighthouse empties the caches before each run, and leaves the session.
      const options = { port, onlyCategories: ["performance"], logLevel: "error" };
      const result = await score(url + page, options);
      if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
      const { categories, audits } = result.lhr;
      found.push({
        score: Math.round((categories.performance.score ?? 0) * 100),
        audits: Object.fromEntries(AUDITS.map((name) => [name, audits[name]?.numericValue ?? Number.NaN])),
      });
    }
    return found;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
