import { performance } from "node:perf_hooks";
import type { RunningServer } from "#server/app/process/server";
import type { SearchKindName } from "#server/features/search/search.rules";
import { withDatabase } from "./database.ts";
import type { Options } from "./options.ts";
import { print } from "./print.ts";
import { withServer } from "./stand.ts";

const ROUNDS = 40;
const viewer = { id: 1, sessionId: 1 };

/** Measures how long the search takes in a large community, beside the first page of the feed. */
export const benchSearch = (options: Options) =>
  withDatabase(options, options.posts, (url) =>
    withServer({ DATABASE_URL: url }, ({ app }) => measure(options.posts, app.product.services)),
  );

async function measure(posts: string, services: RunningServer["app"]["product"]["services"]): Promise<void> {
  const { feed, search, searchSuggestions, explore, tagPages } = services;
  await explore.count();
  const find = (query: string, kind: SearchKindName = "ideas") => search.search(viewer, { query, kind }, { first: 10 });
  const word = (from: number, span: number) => `w${from + Math.floor(Math.random() * span)}`;
  const cases: [string, () => Promise<unknown>][] = [
    ["feed, first page", () => feed.page(viewer, { kind: "home" }, { first: 10, after: null })],
    ["a word in every post", () => find(word(1, 3))],
    ["a common word", () => find(word(20, 50))],
    ["a word of some posts", () => find(word(500, 500))],
    ["a rare word", () => find(word(20_000, 60_000))],
    ["two common words", () => find(`${word(5, 40)} ${word(5, 40)}`)],
    ["a common and a rare word", () => find(`${word(5, 40)} ${word(5_000, 5_000)}`)],
    ["a phrase of common words", () => find(`"${word(2, 8)} ${word(2, 8)}"`)],
    ["a slip of the hand", () => find(`x${word(20_000, 60_000)}q`)],
    ["of one author", () => find(`from:member${1 + Math.floor(Math.random() * 2_000)} ${word(1, 20)}`)],
    ["of a common tag", () => find(`tag:t${1 + Math.floor(Math.random() * 3)}`)],
    ["of a rare tag", () => find(`tag:t${1_000 + Math.floor(Math.random() * 3_000)}`)],
    ["people", () => find(`vera n${"aeiou"[Math.floor(Math.random() * 5)]}`, "people")],
    ["tags", () => find(`t${100 + Math.floor(Math.random() * 900)}`, "tags")],
    ["typing, two letters", () => searchSuggestions.suggest(viewer, "w1")],
    ["typing, four letters", () => searchSuggestions.suggest(viewer, `w${100 + Math.floor(Math.random() * 900)}`)],
    [
      "typing, the second word",
      () => searchSuggestions.suggest(viewer, `idea w${20 + Math.floor(Math.random() * 70)}`),
    ],
    ["Explore", () => explore.overview(viewer, tagPages)],
    ["a tag's page", () => tagPages.numberedPage(viewer, `t${1 + Math.floor(Math.random() * 3)}`, 1)],
  ];
  let base = 0;
  print(`\n${posts} posts, ${ROUNDS} rounds each, beside the first page of the feed`);
  for (const [name, act] of cases) {
    const times = await timesOf(act);
    const middle = at(times, 0.5);
    base ||= middle;
    const late = at(times, 0.99);
    print(`${name.padEnd(28)} ${`${(middle / base).toFixed(1)}x`.padStart(7)}   p50 ${ms(middle)}   p99 ${ms(late)}`);
  }
}

async function timesOf(act: () => Promise<unknown>): Promise<number[]> {
  // PostgreSQL plans a statement anew for its first five executions.
  for (let i = 0; i < 8; i++) await act();
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b);
}

const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const ms = (time: number) => `${time.toFixed(1).padStart(7)} ms`;
