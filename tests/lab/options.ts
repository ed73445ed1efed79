import { parseArgs } from "node:util";

/** What the command line of the lab says. */
export interface Options {
  /** The parts to measure; all without any. */
  parts: string[];
  /** The number of visits, scores and readings, of which the median counts. */
  runs: number;
  /** The file in which the results are stored. */
  json: string | null;
  /** Whether the results replace the former ones in `RESULTS.md`. */
  results: boolean;
}

/** Reads the command line. @throws Error for an option that does not exist, or a value that it does not take. */
export function readOptions(args?: string[]): Options {
  const { values, positionals } = parseArgs({
    ...(args && { args }),
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "3" },
      json: { type: "string" },
      results: { type: "boolean", default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs is a whole number.");
  return { parts: positionals, runs, json: values.json ?? null, results: values.results };
}
