import type { Resyncing } from "./liveTopic.ts";

/** A subscription of one member that runs now. */
export interface OpenSubscription extends Resyncing {
  readonly memberId: number;
}

/** The number of members who are informed at once, and the pause after them: 2,500 members in a second. */
const AT_ONCE = 100;
const PAUSE_MS = 40;

/**
 * The subscriptions of this process. When events may have been lost, each of them has to read again. Members are
 * informed in turn, all subscriptions of one together, because each then sends its queries.
 */
export class OpenSubscriptions {
  readonly #open = new Set<OpenSubscription>();
  #uninformed = new Map<number, OpenSubscription[]>();
  #isInforming = false;

  add(one: OpenSubscription): void {
    this.#open.add(one);
  }

  delete(one: OpenSubscription): void {
    this.#open.delete(one);
  }

  /** Informs every subscription that is open now. Those that still wait for an earlier gap are informed once. */
  resync(): void {
    const uninformed = new Map<number, OpenSubscription[]>();
    for (const one of this.#open) {
      const own = uninformed.get(one.memberId);
      if (own) own.push(one);
      else uninformed.set(one.memberId, [one]);
    }
    this.#uninformed = uninformed;
    if (!this.#isInforming) this.#inform();
  }

  #inform(): void {
    let informed = 0;
    for (const [memberId, subscriptions] of this.#uninformed) {
      if (informed++ === AT_ONCE) break;
      this.#uninformed.delete(memberId);
      for (const one of subscriptions) one.resync();
    }
    this.#isInforming = this.#uninformed.size > 0;
    if (this.#isInforming) setTimeout(() => this.#inform(), PAUSE_MS).unref();
  }
}
