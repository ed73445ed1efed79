import type { Fault } from "./imports.ts";
import { locationOf } from "./locations.ts";
import { parse } from "./source.ts";

/** Who waits for all others, and the clients of the kit that pause like real ones before they connect again. */
const OWNERS = new Set(["tests/kit/eventually.ts", "tests/kit/quiet.ts", "tests/kit/follower.ts"]);

/** Every place where a test sleeps. */
export function timerFaults(files: ReadonlyMap<string, string>): Fault[] {
  return [...files].flatMap(([path, text]) => {
    if (!locationOf(path).isTest || OWNERS.has(path)) return [];
    const { timers, imports } = parse(path, text);
    const imported = imports.filter(({ pack }) => pack !== null && /^(node:)?timers(\/|$)/.test(pack));
    return [...timers, ...imported.map(({ line }) => line)].map((line) => ({
      at: `${path}:${line}`,
      law: "a test never sleeps: it waits with tests/kit/eventually, or proves silence with tests/kit/quiet",
    }));
  });
}
