import type { Browser } from "@playwright/test";
import { atMost, median, type PartResult } from "#tests/kit/measuring/goals";
import type { Person } from "#tests/kit/people";
import { results } from "#tests/lab/print";
import type { Stand } from "#tests/lab/stand";
import { type Cost, Reader } from "./reader.ts";

/** The pages that are appended and measured, and how many of the first and of the last are compared. */
const PAGES = Array.from({ length: 19 }, (_, at) => at + 2);
const COMPARED = 5;
/** So far the feed is read before likes are measured again, in pages. */
const FAR = 31;
/** The likes of one measurement. */
const LIKES = 5;

/** What one reading has measured. */
interface Reading {
  /** By page from the second one. */
  appended: Cost[];
  likesEarly: Cost[];
  likesLate: Cost[];
  sizeEarly: { heap: number; nodes: number };
  sizeLate: { heap: number; nodes: number };
  /** The distance by which Back misses the place, in pixels. */
  distance: number;
}

/** Measures what a long feed costs beside a short one: a page appended, a like, memory, and the way back. */
export async function labFeed({ browser, url, reader, runs }: Stand): Promise<PartResult> {
  const readings: Reading[] = [];
  while (readings.length < runs) readings.push(await read(browser, url, reader));
  const appended = {
    first: medianCost(readings.flatMap((one) => one.appended.slice(0, COMPARED))),
    last: medianCost(readings.flatMap((one) => one.appended.slice(-COMPARED))),
  };
  const likes = {
    first: medianCost(readings.flatMap((one) => one.likesEarly)),
    last: medianCost(readings.flatMap((one) => one.likesLate)),
  };
  const distance = Math.max(...readings.map((one) => one.distance));
  results.print(`${"".padEnd(40)}${"script, ms".padStart(20)}${"main thread, ms".padStart(20)}`);
  printPair("a page appended, 2 to 6, 16 to 20", appended);
  printPair("a like at 10 posts, at 300", likes);
  const heap = (of: (one: Reading) => { heap: number }) => median(readings.map((one) => of(one).heap)).toFixed(1);
  const nodes = (of: (one: Reading) => { nodes: number }) => median(readings.map((one) => of(one).nodes)).toFixed(0);
  results.print(`heap at 10 posts, at 310: ${heap((one) => one.sizeEarly)} -> ${heap((one) => one.sizeLate)} MB`);
  results.print(`nodes at 10 posts, at 310: ${nodes((one) => one.sizeEarly)} -> ${nodes((one) => one.sizeLate)}`);
  const goals = [
    atMost("append", "script of pages 16 to 20 beside 2 to 6", appended.last.script / appended.first.script, 1.2),
    atMost("like", "script of a like at 300 posts beside 10", likes.last.script / likes.first.script, 1.5),
    atMost("back", "pixels by which Back misses the place on page 5", distance, 2),
  ];
  return { part: "feed", figures: { appended, likes, distance, readings }, goals };
}

async function read(browser: Browser, url: string, who: Person): Promise<Reading> {
  const reader = await Reader.open(browser, url, who);
  try {
    const likesEarly = await likeSome(reader, 2);
    const sizeEarly = await reader.size();
    const appended: Cost[] = [];
    for (const page of PAGES) {
      await reader.readTo(page - 1);
      await reader.settled();
      appended.push(await reader.cost(() => reader.readOn()));
    }
    await reader.readTo(FAR);
    const sizeLate = await reader.size();
    const likesLate = await likeSome(reader, 300);
    return { appended, likesEarly, likesLate, sizeEarly, sizeLate, distance: await restore(browser, url, who) };
  } finally {
    await reader.close();
  }
}

async function likeSome(reader: Reader, from: number): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (let at = from; at < from + LIKES; at++) {
    const { x, y } = await reader.findLike(at);
    costs.push(await reader.cost(() => reader.page.mouse.click(x, y)));
  }
  await reader.page.mouse.move(640, 500);
  return costs;
}

/** Returns the distance by which Back misses the place in a feed of five pages. */
async function restore(browser: Browser, url: string, who: Person): Promise<number> {
  const reader = await Reader.open(browser, url, who);
  try {
    await reader.readTo(5);
    return await reader.leaveAndReturn();
  } finally {
    await reader.close();
  }
}

const medianCost = (costs: readonly Cost[]): Cost => ({
  script: median(costs.map((cost) => cost.script)),
  thread: median(costs.map((cost) => cost.thread)),
});

function printPair(what: string, { first, last }: { first: Cost; last: Cost }): void {
  const pair = (of: keyof Cost) => `${first[of].toFixed(0)} -> ${last[of].toFixed(0)}`.padStart(20);
  results.print(what.padEnd(40) + pair("script") + pair("thread"));
}
