import type { Logger } from "pino";
import { ignoreFailure } from "#server/core/rejections";
import type { Phase } from "#server/app/http/probes";

type End = (hurry: AbortSignal) => Promise<unknown>;

/** A part that has not ended after this time is left behind, and the parts that it rests on are still closed. */
const PART_MS = 15_000;
/** The same in a hurry. */
const HURRIED_MS = 500;

/** The phases of a server, and what must be closed, the youngest first; callers are released before anything else. */
export class Life {
  phase: Phase = "starting";
  wasReady = false;
  readonly #ends: End[] = [];
  readonly #hurry = new AbortController();
  #ending: Promise<void> | null = null;

  /** @param partMs the time for each part, in milliseconds. */
  constructor(
    private readonly log: Logger,
    private readonly partMs = PART_MS,
  ) {}

  /** Adds a part. The first one are the callers, who have a patience of their own. */
  onEnd(end: End): void {
    this.#ends.push(end);
  }

  end(hurry: boolean): Promise<void> {
    if (hurry) this.#hurry.abort();
    this.#ending ??= this.#end();
    return this.#ending;
  }

  async #end(): Promise<void> {
    this.wasReady = this.phase === "ready";
    this.phase = "draining";
    const [callers, ...rest] = this.#ends;
    if (callers) await this.#endPart(callers, null);
    for (const end of rest.toReversed()) await this.#endPart(end, this.partMs);
  }

  /** Ends a part, and waits for it until its time is over. */
  async #endPart(end: End, most: number | null): Promise<void> {
    const signal = this.#hurry.signal;
    const timers: NodeJS.Timeout[] = [];
    const overdue = new Promise<never>((_, reject) => {
      const rejectAfter = (ms: number) =>
        timers.push(setTimeout(() => reject(new Error("The part did not end in time.")), ms));
      const hurry = () => rejectAfter(HURRIED_MS);
      if (most !== null) rejectAfter(most);
      if (signal.aborted) hurry();
      else signal.addEventListener("abort", hurry, { once: true });
    });
    void ignoreFailure(overdue, "reported");
    try {
      await Promise.race([end(signal), overdue]);
    } catch (err) {
      this.log.error({ err }, "a part did not stop cleanly");
    } finally {
      timers.forEach(clearTimeout);
    }
  }
}
