/** What can be seen of a member: their profile, a post of theirs, themself among those who were found. */
export type SightingKind = "profile_view" | "impression" | "search_appearance";

export interface Sighting {
  kind: SightingKind;
  id: number;
  /** What led to a profile; left out where that is not known, as from another site. */
  source?: "feed" | "search" | "people" | "post" | "notification";
}

/** So many are told at once: as many as the server takes. A number of its own, so that no page loads its rules for it. */
export const BATCH_MAX = 50;
/** What is seen is told so long after the first of it, in milliseconds. */
export const SEND_AFTER = 5_000;
/** The same is told again after this long at the earliest; the server says what counts. In milliseconds. */
const SEND_AGAIN_AFTER = 3_600_000;
/** Where telling fails, it is tried again after ever longer, at most this long. In milliseconds. */
const LONGEST_WAIT = 300_000;
/** So many wait to be told at most; the oldest are given up. */
const WAITING_MAX = 4 * BATCH_MAX;

interface SightingBatchOptions {
  /** Tells the server. Rejects when it could not be told now. `isLast`: the page may be gone at any moment. */
  send: (sightings: readonly Sighting[], isLast: boolean) => Promise<void>;
  now?: () => number;
}

/** Collects what a member was shown and tells it together: fifty at once, or what there is every five seconds. */
export class SightingBatch {
  private readonly waiting: Sighting[] = [];
  private readonly known = new Map<string, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;

  constructor(private readonly options: SightingBatchOptions) {}

  /** Something was seen. */
  add(sighting: Sighting): void {
    const key = `${sighting.kind} ${sighting.id}`;
    const now = (this.options.now ?? Date.now)();
    const before = this.known.get(key);
    if (before !== undefined && now - before < SEND_AGAIN_AFTER) return;
    this.known.set(key, now);
    this.waiting.push(sighting);
    // While the server is out of reach, one does not knock more often because more was seen.
    if (this.waiting.length >= BATCH_MAX && this.failures === 0) this.flush();
    else this.schedule();
  }

  /** Tells now what there is. */
  flush({ isLast = false } = {}): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const batch = this.waiting.splice(0, BATCH_MAX);
    if (batch.length === 0) return;
    if (this.waiting.length > 0) this.schedule();
    void this.options.send(batch, isLast).then(
      () => {
        this.failures = 0;
      },
      () => {
        this.failures += 1;
        this.waiting.unshift(...batch);
        this.waiting.splice(0, this.waiting.length - WAITING_MAX);
        this.schedule();
      },
    );
  }

  /** Tells what there is, and nothing after. */
  close(): void {
    this.flush({ isLast: true });
    clearTimeout(this.timer);
  }

  private schedule(): void {
    const wait = Math.min(SEND_AFTER * 2 ** this.failures, LONGEST_WAIT);
    this.timer ??= setTimeout(() => this.flush(), wait);
  }
}
