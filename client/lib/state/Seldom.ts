interface Pace {
  /** The act waits this long after the first request, in milliseconds. */
  afterMs: number;
  /** The time between two acts, in milliseconds. */
  pauseMs: number;
}

/** Runs an act soon after it is requested, but seldom: requests that come meanwhile share the next run. */
export class Seldom {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastRun = -Infinity;

  constructor(
    private readonly act: () => void,
    private readonly pace: Pace,
  ) {}

  /** Requests the act. */
  ask(): void {
    const { afterMs, pauseMs } = this.pace;
    this.#timer ??= setTimeout(() => this.#run(), Math.max(afterMs, this.#lastRun + pauseMs - Date.now()));
  }

  /** Runs the act at once if it is requested and has not run yet. */
  flush(): void {
    if (this.#timer !== undefined) this.#run();
  }

  /** Drops what is requested. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #run(): void {
    this.stop();
    this.#lastRun = Date.now();
    this.act();
  }
}
