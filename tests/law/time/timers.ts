import type { Fault } from "#tests/law/imports";
import { locationOf } from "#tests/law/locations";
import { parse } from "#tests/law/source";

/**
 * The files that wait for all others, the clients that pause like real ones before they reconnect or read again, and the
 * load generators, which keep a rate.
 */
const OWNERS = new Set([
  "tests/kit/eventually.ts",
  "tests/kit/quiet.ts",
  "tests/kit/follower.ts",
  "tests/bench/load/generator.ts",
  "tests/faults/soak/crowd.ts",
  "tests/faults/clients/rate.ts",
  "tests/faults/screen.ts",
]);

/** Returns every line at which a test sleeps. */
export function timerFaults(files: ReadonlyMap<string, string>): Fault[] {
  return [...files].flatMap(([path, text]) => {
    if (!locationOf(path).isTest || OWNERS.has(path)) return [];
    const { timers, imports } = parse(path, text);
    const imported = imports.filter(({ pack }) => pack !== null && /^(node:)?timers(\/|$)/.test(pack));
    const sleeps = [...timers, ...imported.map(({ line }) => line)].map((line) => ({
      at: `${path}:${line}`,
      law: "a test never sleeps: it waits with tests/kit/eventually, or proves silence with tests/kit/quiet",
    }));
    const waits = path.startsWith("tests/law/") ? [] : text.matchAll(/\bvi\.wait(For|Until)\(/g);
    const short = [...waits].map(({ index }) => ({
      at: `${path}:${text.slice(0, index).split("\n").length}`,
      law: "a test waits with expect.poll: vi.waitFor gives up after a second, which a busy machine may need",
    }));
    return [...sleeps, ...short];
  });
}
