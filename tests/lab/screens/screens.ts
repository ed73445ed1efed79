import { BuiltClient, HOME, LOGIN } from "#tests/kit/measuring/firstLoad";
import { atLeast, atMost, type Goal, median, type PartResult } from "#tests/kit/measuring/goals";
import { results } from "#tests/lab/print";
import type { Stand } from "#tests/lab/stand";
import { visitFeed, visitLogin } from "./journeys.ts";
import { type PageScore, scores } from "./scores.ts";
import type { Vitals } from "./visit.ts";

const KB = 1_000;

interface Screen {
  name: string;
  path: string;
  chunks: readonly string[];
  /** The goal for its first load, in kB. */
  kilobytes: number;
  isForMembers: boolean;
  visit: (stand: Stand) => Promise<Vitals>;
}

const SCREENS: readonly Screen[] = [
  { name: "/auth/login", path: "/auth/login", chunks: LOGIN, kilobytes: 165, isForMembers: false, visit: visitLogin },
  { name: "/", path: "/", chunks: HOME, kilobytes: 195, isForMembers: true, visit: visitFeed },
];

/** Measures the first screens: what they load (G13), and how they feel on a slow phone (G14). */
export async function labScreens(stand: Stand): Promise<PartResult> {
  const client = BuiltClient.read();
  const figures: object[] = [];
  const goals: Goal[] = [];
  for (const screen of SCREENS) {
    const script = client.firstLoad(screen.chunks) / KB;
    const visits: Vitals[] = [];
    while (visits.length < stand.runs) visits.push(await screen.visit(stand));
    const scored = await scores(stand, screen.path, screen.isForMembers ? stand.reader.token : null);
    print(screen.name, visits, scored);
    goals.push(...goalsOf(screen, script, visits, scored));
    figures.push({ screen: screen.name, script, visits, scored });
  }
  return { part: "screens", figures, goals };
}

function goalsOf({ name, kilobytes }: Screen, script: number, visits: Vitals[], scored: PageScore[]): Goal[] {
  const middle = (of: (one: Vitals) => number) => median(visits.map(of));
  return [
    atMost("G13", `${name}: script of the first load, brotli, kB`, script, kilobytes),
    atMost("G14", `${name}: LCP, seconds`, middle((one) => one.lcp) / 1_000, 1.5),
    atMost(
      "G14",
      `${name}: INP, ms`,
      middle((one) => one.inp),
      100,
    ),
    atMost(
      "G14",
      `${name}: CLS`,
      middle((one) => one.cls),
      0.02,
    ),
    atLeast("G14", `${name}: Lighthouse for mobiles`, median(scored.map((one) => one.score)), 90),
  ];
}

function print(name: string, visits: readonly Vitals[], scored: readonly PageScore[]): void {
  const all = (of: (one: Vitals) => number) => visits.map(of).join(", ");
  results.print(`\n${name}`);
  results.print(`LCP, ms: ${all((one) => Math.round(one.lcp))}`);
  results.print(`CLS: ${all((one) => Number(one.cls.toFixed(4)))}`);
  for (const what of Object.keys(visits[0]?.interactions ?? {}))
    results.print(`${what}, ms: ${all((one) => one.interactions[what] ?? Number.NaN)}`);
  for (const { score, audits } of scored) {
    const parts = Object.entries(audits).map(([audit, value]) => `${audit} ${value.toFixed(value < 1 ? 3 : 0)}`);
    results.print(`Lighthouse ${score}: ${parts.join(", ")}`);
  }
}
