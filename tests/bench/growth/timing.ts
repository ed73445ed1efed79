import { performance } from "node:perf_hooks";

/** The times of an act, in milliseconds, and the number of SQL statements of each. */
export interface Timing {
  p50: number;
  p99: number;
  statements: number;
}

/** Something to time, with the number of statements that it has sent so far. */
interface Timed {
  act(): Promise<void>;
  statements(): number;
}

const WARM = { most: 120, longest: 2_000 };
const ROUND = { most: 25, longest: 1_500 };
const ROUNDS = 4;

/**
 * Measures acts side by side, in rounds whose order is reversed each time. Each connection plans a statement anew for
 * its first executions, so an act runs often before it is measured.
 */
export async function timingsOf(acts: readonly Timed[]): Promise<Timing[]> {
  const all = acts.map((timed) => ({ ...timed, times: [] as number[], sent: 0 }));
  for (const { act } of all) await repeat(act, WARM);
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of round % 2 === 0 ? all : all.toReversed()) {
      const before = one.statements();
      one.times.push(...(await repeat(one.act, ROUND)));
      one.sent += one.statements() - before;
    }
  }
  return all.map(({ times, sent }) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { p50: at(0.5), p99: at(0.99), statements: sent / times.length };
  });
}

/** Repeats an act so often, or for so long, and returns the time of each. */
async function repeat(act: () => Promise<void>, { most, longest }: typeof ROUND): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + longest;
  while (times.length < most && (times.length < 3 || performance.now() < end)) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return times;
}
