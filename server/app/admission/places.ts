/** How many requests may run at once, and wait. */
export interface PlaceLimits {
  running: number;
  waiting: number;
  /** The time that a request may wait, in milliseconds. */
  waitMs: number;
}

/**
 * The kinds of requests in the order in which an overloaded server refuses them: those of guests, searches and other
 * expensive reads, feeds and other reads, and what members write last.
 */
export const KINDS = ["guest", "search", "read", "write"] as const;
export type Kind = (typeof KINDS)[number];

/** Whoever makes requests: a member, or all guests of an address. */
export interface Holder {
  readonly isMember: boolean;
  running: number;
  waiting: number;
}

/** A request that wants a place. */
export interface Applicant {
  readonly holder: Holder;
  readonly kind: Kind;
  /** When it began to wait, in milliseconds of `performance.now()`. */
  readonly since: number;
  /** Starts the request, which has its place now. */
  start(): void;
  refuse(): void;
}

/** All guests leave some of the places to members. */
const SHARE_OF_GUESTS = 0.6;
/** The largest share of the waiting requests among which one of a kind may still join. */
const SHARE_OF_WAITING: Record<Kind, number> = { guest: 0.25, search: 0.5, read: 0.75, write: 1 };

/**
 * The places of the requests that run, and the queue before them. Whoever already holds many gets another place only
 * while more than as many are free (guests: twice as many). So one holder can take half of all, two can take a third
 * each, and there is always a place for somebody who has none, without a limit for each that would be too small for a
 * quiet server or too large for a busy one.
 */
export class Places {
  running = 0;
  readonly #waiting: Applicant[] = [];
  #guests = 0;
  #isStarting = false;

  constructor(private readonly limits: PlaceLimits) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Takes a place for a holder, if one is free for them. */
  take(holder: Holder): boolean {
    if (!this.#mayRun(holder)) return false;
    this.occupy(holder);
    return true;
  }

  /** Takes a place for a request that runs already, whether or not one is free. */
  occupy(holder: Holder): void {
    this.running++;
    holder.running++;
    if (!holder.isMember) this.#guests++;
  }

  /** Lets a request wait for a place; returns false when the queue is too long for it. */
  join(applicant: Applicant): boolean {
    const { holder, kind } = applicant;
    const { waiting } = this.limits;
    if (this.#waiting.length >= waiting * SHARE_OF_WAITING[kind]) return false;
    if (!isWithinShare(holder, holder.waiting, waiting - this.#waiting.length)) return false;
    this.#waiting.push(applicant);
    holder.waiting++;
    return true;
  }

  /** Gives a place back, and starts whoever may have it now. */
  leave(holder: Holder): void {
    this.running--;
    holder.running--;
    if (!holder.isMember) this.#guests--;
    this.#startWaiting();
  }

  /** Removes a request whose client does not wait any longer. */
  withdraw(applicant: Applicant): void {
    const at = this.#waiting.indexOf(applicant);
    if (at >= 0) this.#remove(at);
  }

  /** Refuses those who have waited too long. */
  sweep(now: number): void {
    const late = this.#waiting.filter(({ since }) => now - since >= this.limits.waitMs);
    for (const applicant of late) {
      this.withdraw(applicant);
      applicant.refuse();
    }
  }

  #mayRun(holder: Holder): boolean {
    const free = this.limits.running - this.running;
    if (!isWithinShare(holder, holder.running, free)) return false;
    return holder.isMember || this.#guests < this.limits.running * SHARE_OF_GUESTS;
  }

  /** A request that starts may end at once, and its place is then given away here too: in turn, not within each other. */
  #startWaiting(): void {
    if (this.#isStarting) return;
    this.#isStarting = true;
    try {
      for (let at = this.#next(); at >= 0; at = this.#next()) {
        const applicant = this.#remove(at);
        if (!applicant) return;
        this.occupy(applicant.holder);
        applicant.start();
      }
    } finally {
      this.#isStarting = false;
    }
  }

  /** Returns who is next: what is refused last goes first, then whoever holds least, then who came first. */
  #next(): number {
    if (this.#waiting.length === 0 || this.running >= this.limits.running) return -1;
    let best = -1;
    for (const [at, applicant] of this.#waiting.entries()) {
      if (!this.#mayRun(applicant.holder)) continue;
      const leader = this.#waiting[best];
      if (!leader || isBefore(applicant, leader)) best = at;
    }
    return best;
  }

  #remove(at: number): Applicant | undefined {
    const [applicant] = this.#waiting.splice(at, 1);
    if (applicant) applicant.holder.waiting--;
    return applicant;
  }
}

const isWithinShare = ({ isMember }: Holder, held: number, free: number) => (isMember ? held : held * 2) < free;

function isBefore(one: Applicant, other: Applicant): boolean {
  const rank = KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);
  return rank === 0 ? one.holder.running < other.holder.running : rank > 0;
}
