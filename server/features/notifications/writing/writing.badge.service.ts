import type { Db } from "#server/db/client";
import { countersMoved } from "#server/features/bonds/bonds.model";
import type { Events } from "#server/platform/live/events";
import { foldAll, type Folded, foldOne, isAnyPending, isPendingOf } from "./writing.folding.queries.ts";
import { notificationsArrived } from "#server/features/notifications/notifications.model";

/** The interval of the search for events that a dead process left behind. */
const ORPHAN_CHECK_MS = 2_000;

/**
 * Folds pending events into their notifications and publishes those live. Events of the same moment are published
 * together, so that a popular post wakes every process as rarely as any other. Pending events are rows of a table and so
 * survive their process.
 */
export class BadgeService {
  #isDue = true;
  #checkedAt = 0;
  #changedMembers = new Set<number>();

  constructor(
    private readonly db: Db,
    private readonly events: Events,
  ) {}

  /** Remembers that events are pending; called when they are committed. */
  note(): void {
    this.#isDue = true;
  }

  /** Remembers members whose counters changed for another reason than a pending event. */
  noteMoved(memberIds: readonly number[]): void {
    for (const id of memberIds) this.#changedMembers.add(id);
  }

  /** Folds and publishes the events since the last call, those of a dead process included. */
  async ring(): Promise<void> {
    const now = Date.now();
    if (!this.#isDue && now - this.#checkedAt >= ORPHAN_CHECK_MS) {
      this.#checkedAt = now;
      this.#isDue = (await isAnyPending(this.db, {})).length > 0;
    }
    if (this.#isDue) {
      this.#isDue = false;
      await this.#foldEverything().catch((error: unknown) => {
        this.#isDue = true;
        throw error;
      });
    }
    if (this.#changedMembers.size === 0) return;
    const memberIds = [...this.#changedMembers];
    this.#changedMembers = new Set();
    await this.events.transaction((tx) => this.events.publish(tx, countersMoved, { memberIds }));
  }

  /** Folds the pending events of a member who is about to read. */
  async settle(memberId: number): Promise<void> {
    const whose = { user: memberId };
    if ((await isPendingOf(this.db, whose)).length > 0) await this.#fold(foldOne, whose);
  }

  async #foldEverything(): Promise<void> {
    while ((await this.#fold(foldAll, {})) > 0);
  }

  /** Publishes in the transaction that folds, so that both are committed together. */
  #fold(fold: typeof foldAll, whose: { user?: number }): Promise<number> {
    return this.events.transaction(async (tx) => {
      const folded = await fold(tx, whose);
      const rings = folded.flatMap(({ id, userId, rings: isNew }: Folded) => (isNew ? [{ userId, id }] : []));
      const memberIds = [...new Set(folded.map(({ userId }) => userId))];
      if (rings.length > 0) await this.events.publish(tx, notificationsArrived, { rings });
      if (memberIds.length > 0) await this.events.publish(tx, countersMoved, { memberIds });
      return folded.length;
    });
  }
}
