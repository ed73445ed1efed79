/** What a member can see of another: the profile, a post, or the person in a list of results. */
export type SightingKind = "profile_view" | "impression" | "search_appearance";

export interface Sighting {
  kind: SightingKind;
  id: number;
  /** The source of a profile view; left out where it is not known, as from another site. */
  source?: "feed" | "search" | "people" | "post" | "notification";
}

/**
 * The number of sightings in one request: as many as the server accepts. It is defined here again, so that no page
 * loads the server's rules for it.
 */
export const BATCH_MAX = 50;
/** Sightings are sent this long after the first of them, in milliseconds. */
export const SEND_AFTER = 5_000;
/** The same sighting is sent again after this time at the earliest; the server decides what counts. In milliseconds. */
const SEND_AGAIN_AFTER = 3_600_000;
/** After a failure the batch is sent again, with waits that grow up to this one. In milliseconds. */
const LONGEST_WAIT = 300_000;
/** The maximum number of waiting sightings; beyond it, the oldest are dropped. */
const WAITING_MAX = 4 * BATCH_MAX;

interface SightingBatchOptions {
  /**
   * Sends sightings to the server. Rejects when that failed for now. `isLast`: the page may disappear at any moment.
   */
  send: (sightings: readonly Sighting[], isLast: boolean) => Promise<void>;
  now?: () => number;
}

/** Collects sightings and sends them in batches: fifty at once, or the waiting ones every five seconds. */
export class SightingBatch {
  private readonly waiting: Sighting[] = [];
  private readonly known = new Map<string, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;

  constructor(private readonly options: SightingBatchOptions) {}

  /** Adds a sighting. */
  add(sighting: Sighting): void {
    const key = `${sighting.kind} ${sighting.id}`;
    const now = (this.options.now ?? Date.now)();
    const before = this.known.get(key);
    if (before !== undefined && now - before < SEND_AGAIN_AFTER) return;
    this.known.set(key, now);
    this.waiting.push(sighting);
    // While the server is unreachable, more sightings do not cause more requests.
    if (this.waiting.length >= BATCH_MAX && this.failures === 0) this.flush();
    else this.schedule();
  }

  /** Sends the waiting sightings now. */
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

  /** Sends the waiting sightings and stops. */
  close(): void {
    this.flush({ isLast: true });
    clearTimeout(this.timer);
  }

  private schedule(): void {
    const wait = Math.min(SEND_AFTER * 2 ** this.failures, LONGEST_WAIT);
    this.timer ??= setTimeout(() => this.flush(), wait);
  }
}
