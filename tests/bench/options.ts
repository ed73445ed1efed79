import { parseArgs } from "node:util";
import { isSizeName, type SizeName } from "./data/scale.ts";

/** What the command line of the bench says. */
export interface Options {
  parts: string[];
  /** The number of posts in the made-up community. */
  posts: SizeName;
  /** The folder in which filled databases stay for the next run; without it they are deleted. */
  data: string | null;
  /** The file in which the results are stored. */
  json: string | null;
  sockets: number;
  /** Whether the results replace the former ones in `RESULTS.md`. */
  results: boolean;
  /** The targets of the feed to measure; all without it. */
  only: string[] | null;
  /** The scenarios of the feed to run; all without it. */
  scenarios: string[] | null;
  rounds: number;
  /** The length of a round. */
  seconds: number;
  /** The folder for a profile of the product's processor time. */
  profile: string | null;
}

/** Reads the command line. @throws Error for an option that does not exist, or a value that it does not take. */
export function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      posts: { type: "string", default: "100k" },
      data: { type: "string" },
      json: { type: "string" },
      sockets: { type: "string", default: "1000" },
      results: { type: "boolean", default: false },
      only: { type: "string" },
      scenarios: { type: "string" },
      rounds: { type: "string", default: "4" },
      seconds: { type: "string", default: "3" },
      profile: { type: "string" },
    },
  });
  if (!isSizeName(values.posts)) throw new Error("--posts is one of 10k, 100k, 1m.");
  const { posts, data = null, json = null } = values;
  return {
    parts: positionals,
    posts,
    data,
    json,
    sockets: countOf(values.sockets, "--sockets"),
    results: values.results,
    only: values.only?.split(",") ?? null,
    scenarios: values.scenarios?.split(",") ?? null,
    rounds: countOf(values.rounds, "--rounds"),
    seconds: countOf(values.seconds, "--seconds"),
    profile: values.profile ?? null,
  };
}

function countOf(text: string, name: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${name} is a whole number.`);
  return count;
}
