import type { Logger } from "pino";
import { ignoreFailure } from "#server/core/rejections";
import type { Phase } from "#server/app/http/probes";

type End = (hurry: AbortSignal) => Promise<unknown>;

interface Part {
  readonly end: End;
  /** How long it may take without a hurry, in milliseconds; null when it limits itself. */
  readonly most: number | null;
  /** The same from the moment at which a hurry begins. */
  readonly hurried: number | null;
}

/** A part that has not ended after this time is left behind, and the parts that it rests on are still closed. */
const PART_MS = 15_000;
/** The same in a hurry. */
const HURRIED_MS = 500;

/** The phases of a server, and what must be closed, the youngest first; callers are released before anything else. */
export class Life {
  phase: Phase = "starting";
  wasReady = false;
  readonly #parts: Part[] = [];
  readonly #hurry = new AbortController();
  #ending: Promise<void> | null = null;

  /** @param partMs the time for each part, in milliseconds. */
  constructor(
    private readonly log: Logger,
    private readonly partMs = PART_MS,
  ) {}

  /** Adds a part. The first one are the callers, who have a patience of their own unless there is a hurry. */
  onEnd(end: End): void {
    this.#parts.push({ end, most: this.#parts.length === 0 ? null : this.partMs, hurried: HURRIED_MS });
  }

  /** Adds a part that limits itself, in a hurry too, such as one that must not be left behind half stopped. */
  onBoundedEnd(end: End): void {
    this.#parts.push({ end, most: null, hurried: null });
  }

  end(hurry: boolean): Promise<void> {
    if (hurry) this.#hurry.abort();
    this.#ending ??= this.#end();
    return this.#ending;
  }

  async #end(): Promise<void> {
    this.wasReady = this.phase === "ready";
    this.phase = "draining";
    const [callers, ...rest] = this.#parts;
    if (callers) await this.#endPart(callers);
    for (const part of rest.toReversed()) await this.#endPart(part);
  }

  /** Ends a part, and waits for it until its time is over. */
  async #endPart({ end, most, hurried }: Part): Promise<void> {
    const signal = this.#hurry.signal;
    const timers: NodeJS.Timeout[] = [];
    const overdue = new Promise<never>((_, reject) => {
      const rejectAfter = (ms: number) =>
        timers.push(setTimeout(() => reject(new Error("The part did not end in time.")), ms));
      if (most !== null) rejectAfter(most);
      if (hurried === null) return;
      const hurry = () => rejectAfter(hurried);
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
