import { beyondDeadlines } from "#server/core/deadlines/deadline";
import { Tally } from "./tally.ts";

interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer | null): void;
  reject(error: unknown): void;
}

interface Options {
  /** The questions about one thing that may wait for the end of those that run. */
  waiting: number;
  /** How long those that run are waited for, in milliseconds. */
  deadlineMs: number;
  /** After a failure or a deadline nothing is asked together for so long, each time twice as long. */
  pauseMs: { least: number; most: number };
  now?: () => number;
}

const USUAL: Options = { waiting: 200, deadlineMs: 500, pauseMs: { least: 100, most: 5_000 } };

/**
 * Answers questions about the same thing that come at the same time together, to spare statements. It never stands in
 * the way of who could ask alone: `null` says to do so, because too many wait, because the answer does not come in time,
 * or because it did not a moment ago. A failure is one failure for all who asked together, and repeats nothing.
 */
export class SharedReads<Question, Answer> {
  /** Its hits are the questions that were asked together with others. */
  readonly tally = new Tally();
  /** The questions that wait for the end of those that run, by thing. */
  readonly #waiting = new Map<string, Waiting<Question, Answer>[]>();
  readonly #now: () => number;
  #pause = 0;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly read: (questions: readonly Question[]) => Promise<readonly Answer[]>,
    private readonly options: Options = USUAL,
  ) {
    this.#now = options.now ?? (() => performance.now());
  }

  /** The questions about one thing that may wait. */
  get max(): number {
    return this.options.waiting;
  }

  /** The things about which something is being asked. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Returns the answer to a question about a thing; null if it has to be asked alone. */
  ask(thing: string, question: Question): Promise<Answer | null> {
    if (this.#now() < this.#pausedUntil) return Promise.resolve(null);
    const waiting = this.#waiting.get(thing);
    if (waiting && waiting.length >= this.options.waiting) return Promise.resolve(null);
    this.tally.count(waiting !== undefined);
    return new Promise((resolve, reject) => {
      const mine = { question, resolve, reject };
      if (waiting) waiting.push(mine);
      else void beyondDeadlines(() => this.#run(thing, [mine]));
    });
  }

  /** Runs some questions, and then those that have come meanwhile. It never rejects. */
  async #run(thing: string, batch: readonly Waiting<Question, Answer>[]): Promise<void> {
    const next: Waiting<Question, Answer>[] = [];
    this.#waiting.set(thing, next);
    const late = setTimeout(() => {
      this.#waiting.delete(thing);
      this.#rest();
      for (const { resolve } of [...batch, ...next]) resolve(null);
    }, this.options.deadlineMs);
    let wait = 0;
    try {
      const answers = await this.read(batch.map(({ question }) => question));
      batch.forEach(({ resolve }, at) => resolve(answers[at] ?? null));
      this.#pause = 0;
    } catch (error) {
      this.#rest();
      wait = this.options.pauseMs.least;
      for (const { reject } of batch) reject(error);
    }
    clearTimeout(late);
    // After the deadline others may have begun anew.
    if (this.#waiting.get(thing) !== next) return;
    if (next.length === 0) this.#waiting.delete(thing);
    else if (wait === 0) void this.#run(thing, next);
    else setTimeout(() => void this.#run(thing, next), wait);
  }

  #rest(): void {
    const { least, most } = this.options.pauseMs;
    this.#pause = Math.min(Math.max(2 * this.#pause, least), most);
    this.#pausedUntil = this.#now() + this.#pause;
  }
}
