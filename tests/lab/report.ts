import type { Cost } from "./reader.ts";

/** A long feed may cost at most this many times a short one. */
const GOAL = 1.5;
/** Back may miss the place by this distance, in pixels. */
const DISTANCE = 2;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface Sizes {
  sizeEarly: { heap: number; nodes: number };
  sizeLate: { heap: number; nodes: number };
}

/** Prints what the lab has measured and counts the goals that were missed. */
export class Report {
  missed = 0;

  print(line: string): void {
    process.stdout.write(`${line}\n`);
  }

  /** Compares the script time of two groups of acts; the median of each over all runs. */
  ratio<T>(what: string, runs: readonly T[], early: (run: T) => Cost[], late: (run: T) => Cost[]): void {
    const [few, many] = [runs.flatMap(early), runs.flatMap(late)];
    const script = [median(few.map((cost) => cost.script)), median(many.map((cost) => cost.script))] as const;
    const thread = [median(few.map((cost) => cost.thread)), median(many.map((cost) => cost.thread))] as const;
    const ratio = script[1] / script[0];
    this.judge(
      what,
      `${ratio.toFixed(2)}x   script ${ms(script[0])} -> ${ms(script[1])}   main thread ${ms(thread[0])} -> ${ms(thread[1])}`,
      ratio <= GOAL,
      `${GOAL}x of script`,
    );
  }

  /** Prints the time from a click on Like to the next frame. The browser reports none that are shorter than 16 ms. */
  clicks(early: readonly number[], late: readonly number[]): void {
    const say = (values: readonly number[]) =>
      values.length === 0 ? "under 16 ms" : `middle ${median(values)} ms, longest ${Math.max(...values)} ms`;
    this.print(`a like until the next frame: at 10 posts ${say(early)}; at 300 ${say(late)}`);
  }

  sizes(runs: readonly Sizes[]): void {
    const heap = (pick: (run: Sizes) => { heap: number }) => median(runs.map((run) => pick(run).heap)).toFixed(1);
    const nodes = (pick: (run: Sizes) => { nodes: number }) => median(runs.map((run) => pick(run).nodes));
    this.print(`heap: ${heap((run) => run.sizeEarly)} -> ${heap((run) => run.sizeLate)} MB`);
    this.print(`nodes: ${nodes((run) => run.sizeEarly)} -> ${nodes((run) => run.sizeLate)}`);
  }

  restoration(distances: readonly number[]): void {
    const most = Math.max(...distances);
    this.judge("Back to the fifth page", `off by ${most.toFixed(1)} px`, most <= DISTANCE, `${DISTANCE} px`);
  }

  private judge(what: string, measured: string, isMet: boolean, goal: string): void {
    if (!isMet) this.missed += 1;
    this.print(`${isMet ? "met   " : "MISSED"} ${what}: ${measured} (goal: ${goal})`);
  }
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
