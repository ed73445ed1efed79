import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import type { Person } from "#tests/kit/people";
import { fill } from "./community.ts";
import { startProduct } from "./product.ts";
import { Reader } from "./reader.ts";
import type { Cost } from "./reader.ts";
import { Report } from "./report.ts";

/* `npm run lab`: LAB_RUNS is the number of runs (3). Take the ratios, not the times. */

const POSTS = 360;
/** The pages that are compared: the second with the thirtieth, each with its two neighbours. */
const EARLY = [2, 3, 4];
const LATE = [29, 30, 31];
/** The likes of one measurement. */
const LIKES = 5;

/** What one run has measured. */
interface Run {
  early: Cost[];
  late: Cost[];
  likesEarly: Cost[];
  likesLate: Cost[];
  clicksEarly: number[];
  clicksLate: number[];
  sizeEarly: { heap: number; nodes: number };
  sizeLate: { heap: number; nodes: number };
  restoration: number;
}

async function likes(reader: Reader, from: number): Promise<{ costs: Cost[]; clicks: number[] }> {
  const costs: Cost[] = [];
  await reader.clicks();
  for (let at = from; at < from + LIKES; at++) {
    const { x, y } = await reader.findLike(at);
    costs.push(await reader.cost(() => reader.page.mouse.click(x, y)));
  }
  await reader.page.mouse.move(640, 500);
  return { costs, clicks: await reader.clicks() };
}

async function readTo(reader: Reader, page: number): Promise<void> {
  for (;;) {
    const count = await reader.count();
    if (count >= page * 10) return;
    await reader.readOn();
  }
}

async function run(browser: Browser, url: string, who: Person): Promise<Run> {
  const reader = await Reader.open(browser, url, who);
  try {
    const early: Cost[] = [];
    const late: Cost[] = [];
    const likesEarly = await likes(reader, 2);
    const sizeEarly = await reader.size();
    for (let page = 2; page <= Math.max(...LATE); page++) {
      await readTo(reader, page - 1);
      const group = EARLY.includes(page) ? early : LATE.includes(page) ? late : null;
      if (!group) await reader.readOn();
      else {
        await reader.settled();
        group.push(await reader.cost(() => reader.readOn()));
      }
    }
    const sizeLate = await reader.size();
    const likesLate = await likes(reader, 300);
    const restoration = await restore(browser, url, who);
    return {
      early,
      late,
      likesEarly: likesEarly.costs,
      likesLate: likesLate.costs,
      clicksEarly: likesEarly.clicks,
      clicksLate: likesLate.clicks,
      sizeEarly,
      sizeLate,
      restoration,
    };
  } finally {
    await reader.close();
  }
}

/** Returns the distance by which Back misses the place in a feed of five pages. */
async function restore(browser: Browser, url: string, who: Person): Promise<number> {
  const reader = await Reader.open(browser, url, who);
  try {
    await readTo(reader, 5);
    return await reader.leaveAndReturn();
  } finally {
    await reader.close();
  }
}

const product = await startProduct();
const browser = await chromium.launch({
  ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const report = new Report();
try {
  const who = await fill(product.url, POSTS);
  const runs: Run[] = [];
  const wanted = Number(process.env["LAB_RUNS"] ?? 3);
  while (runs.length < wanted) {
    runs.push(await run(browser, product.url, who));
    report.print(`run ${runs.length} of ${wanted} is done`);
  }
  report.ratio(
    "a page appended: 29 to 31 beside 2 to 4",
    runs,
    (one) => one.early,
    (one) => one.late,
  );
  report.ratio(
    "a like: at 300 posts beside 10",
    runs,
    (one) => one.likesEarly,
    (one) => one.likesLate,
  );
  report.clicks(
    runs.flatMap((one) => one.clicksEarly),
    runs.flatMap((one) => one.clicksLate),
  );
  report.sizes(runs);
  report.restoration(runs.map((one) => one.restoration));
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = report.missed === 0 ? 0 : 1;
