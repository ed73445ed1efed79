import { atLeast, atMost, type Goal, median } from "#tests/bench/goals";
import type { Round } from "#tests/bench/load/rounds";
import { print } from "#tests/bench/print";
import { LIMIT } from "./targets.ts";

/** The medians of a target's rounds; ratios are medians of the ratios of each round to the limit in the same round. */
export interface TargetFigures {
  name: string;
  perSecond: number;
  /** To the limit that checks the token; NaN without it. */
  ratio: number;
  node: number;
  postgres: number;
  /** Processor time of Node and PostgreSQL, to the limit's. */
  cpuRatio: number;
  p50: number;
  p99: number;
}

const cpuOf = ({ node, postgres }: Round) => node + postgres;

export function figuresOf(rounds: ReadonlyMap<string, readonly Round[]>): TargetFigures[] {
  const limit = rounds.get(LIMIT) ?? [];
  const paired = (own: readonly Round[], of: (round: Round) => number) =>
    median(own.flatMap((round, i) => (limit[i] ? [of(round) / of(limit[i])] : [])));
  return [...rounds].map(([name, own]) => {
    const middle = (of: (round: Round) => number) => median(own.map(of));
    return {
      name,
      perSecond: middle(({ perSecond }) => perSecond),
      ratio: limit.length > 0 ? paired(own, ({ perSecond }) => perSecond) : NaN,
      node: middle(({ node }) => node),
      postgres: middle(({ postgres }) => postgres),
      cpuRatio: limit.length > 0 ? paired(own, cpuOf) : NaN,
      p50: middle(({ p50 }) => p50),
      p99: middle(({ p99 }) => p99),
    };
  });
}

/** Prints a table of a scenario. */
export function printFigures(title: string, figures: readonly TargetFigures[]): void {
  print(`\n${title}`);
  const heads = ["ratio", "CPU ratio", "req/s", "Node, µs", "PostgreSQL, µs", "p50, ms", "p99, ms"];
  print(`${"".padEnd(18)}${heads.map((head) => head.padStart(15)).join("")}`);
  for (const { name, ratio, cpuRatio, perSecond, node, postgres, p50, p99 } of figures) {
    const cells = [ratio.toFixed(2), cpuRatio.toFixed(2), perSecond, node, postgres, p50, p99].map((cell) =>
      (typeof cell === "number" ? cell.toFixed(0) : cell).padStart(15),
    );
    print(`${name.padEnd(18)}${cells.join("")}`);
  }
}

/** The goals of a scenario, as far as their targets were measured. */
export function feedGoals(scenario: string, figures: readonly TargetFigures[]): Goal[] {
  const find = (name: string) => figures.find((one) => one.name === name);
  const over = (name: string, other: string): number => {
    const [a, b] = [find(name), find(other)];
    return a && b
      ? Number.isNaN(a.ratio) || Number.isNaN(b.ratio)
        ? a.perSecond / b.perSecond
        : a.ratio / b.ratio
      : NaN;
  };
  const trusted = over("trusted", LIMIT);
  const reading = over("trusted-reading", LIMIT);
  const lists: Record<string, Goal[]> = {
    page1: [
      atLeast("G1", "trusted document, read from the database, to the limit", reading, 0.95),
      atMost("G1", "its processor time", find("trusted-reading")?.cpuRatio ?? NaN, 1.15),
      atLeast("G3", "the restricted feed to its own limit", trusted, 1.7),
      atLeast("G4", "free-form to the limit", over("free", LIMIT), 0.5),
      atLeast("G4", "free-form to stock Apollo with loaders", over("free", "apollo"), 4.5),
      atLeast("G5", "trusted, read from the database, to PostGraphile", over("trusted-reading", "postgraphile"), 4),
      atLeast("G6", "the same to Mercurius with loaders", over("trusted-reading", "mercurius-loaders"), 2.5),
      atLeast("G6", "the same to Mercurius with one statement", over("trusted-reading", "mercurius-one"), 0.97),
      atLeast("G7", "REST to trusted", over("rest", "trusted"), 0.95),
      atLeast("G7", "the same, read from the database", over("rest-reading", "trusted-reading"), 0.95),
    ],
    public: [
      atLeast("G2", "the public feed to the limit", trusted, 2.5),
      atLeast("G5", "the public feed to PostGraphile", over("trusted", "postgraphile"), 12),
    ],
    pages: [
      atLeast("G1", "trusted document to the limit, pages 1 to 500", trusted, 0.95),
      atLeast("G1", "the same, read from the database", reading, 0.95),
      atLeast("G7", "REST to trusted, pages 1 to 500", over("rest", "trusted"), 0.95),
    ],
    mix: [atLeast("G1", "trusted document with 5 % writes to the limit without", trusted, 0.95)],
    rate: [
      atMost("G8", "p99 of trusted to the limit's", (find("trusted")?.p99 ?? NaN) / (find(LIMIT)?.p99 ?? NaN), 1.25),
    ],
  };
  return (lists[scenario] ?? []).filter(({ value }) => !Number.isNaN(value));
}
