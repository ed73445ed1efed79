import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { root } from "#server/core/root";
import { print } from "#tests/bench/print";

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

/** What a function's time is counted as when Node waits for work: not as work. */
const IDLE = new Set(["(idle)", "(root)"]);
const LINES = 10;

/** Longer samples, in microseconds: the process was paused while others were measured. */
const PAUSED = 20_000;

/** Prints where each server of the product spent its time; its newest profile is in a folder of its name. */
export async function printProfiles(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).toSorted()) await printProfile(path.join(folder, name));
}

/** Prints where a server spent its time: by package, and the functions with the most of it. */
async function printProfile(folder: string): Promise<void> {
  const files = await Promise.all((await readdir(folder)).map((name) => sized(path.join(folder, name))));
  const newest = files.filter(({ file }) => file.endsWith(".cpuprofile")).toSorted((a, b) => b.written - a.written);
  // The loader has a thread and a small profile of its own.
  const [{ file } = { file: null }] = newest.slice(0, 2).toSorted((a, b) => b.size - a.size);
  if (file === null) return;
  const profile = JSON.parse(await readFile(file, "utf8")) as CpuProfile;
  const nodes = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
  const packages = new Map<string, number>();
  const functions = new Map<string, number>();
  let total = 0;
  for (const [i, id] of profile.samples.entries()) {
    const frame = nodes.get(id);
    const time = profile.timeDeltas[i] ?? 0;
    if (!frame || IDLE.has(frame.functionName) || time > PAUSED) continue;
    total += time;
    add(packages, packageOf(frame), time);
    add(functions, `${frame.functionName || "(anonymous)"}  ${shortened(frame.url)}:${frame.lineNumber + 1}`, time);
  }
  print(`\n${file}: ${(total / 1_000_000).toFixed(1)} s of work`);
  printLargest("by package", packages, total);
  printLargest("by function", functions, total);
}

async function sized(file: string) {
  const { size, mtimeMs: written } = await stat(file);
  return { file, size, written };
}

const add = (sums: Map<string, number>, key: string, time: number) => sums.set(key, (sums.get(key) ?? 0) + time);

function printLargest(title: string, sums: ReadonlyMap<string, number>, total: number): void {
  print(`  ${title}`);
  const sorted = [...sums].toSorted(([, a], [, b]) => b - a).slice(0, LINES);
  for (const [name, time] of sorted) print(`${((time / total) * 100).toFixed(1).padStart(8)} %  ${name}`);
}

/** Returns the package of a function; for ours the folder below `dist/server`, for Node its module. */
function packageOf({ url, functionName }: { url: string; functionName: string }): string {
  if (url === "") return functionName.startsWith("(") ? functionName : "V8";
  const parts = url.split("node_modules/").at(-1)?.split("/") ?? [];
  if (url.includes("node_modules/"))
    return (parts[0]?.startsWith("@") ? parts.slice(0, 2) : parts.slice(0, 1)).join("/");
  if (url.startsWith("node:")) return url.startsWith("node:internal/") ? `node:${url.split("/")[1]}` : url;
  return `ours: ${shortened(url).split("/").slice(1, 4).join("/")}`;
}

const shortened = (url: string) => url.replace(`file://${root}/`, "").replace(/^.*node_modules\//, "");
