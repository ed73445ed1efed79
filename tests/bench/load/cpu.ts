import { readdirSync, readFileSync } from "node:fs";

/* The processor time of processes, from /proc: the only source that also knows processes that we did not start. */

const TICK_MS = 10;

interface Stat {
  parent: number;
  /** Milliseconds of the process and of its children that have ended. */
  used: number;
}

/** Returns what /proc knows of a process; null when it has ended. */
function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may contain anything, so fields are counted after it: the parent is the second.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0);
    return { parent: Number(fields[1]), used: ticks * TICK_MS };
  } catch {
    return null;
  }
}

export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0;

/** Returns the milliseconds of processor time that a process and its descendants have used so far. */
export function cpuOf(pid: number): number {
  const all = new Map<number, Stat>();
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat) all.set(Number(name), stat);
  }
  const own = new Set([pid]);
  for (let before = 0; before !== own.size;) {
    before = own.size;
    for (const [child, { parent }] of all) if (own.has(parent)) own.add(child);
  }
  return [...own].reduce((sum, one) => sum + (all.get(one)?.used ?? 0), 0);
}
