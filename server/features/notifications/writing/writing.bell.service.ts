import type { Db } from "#server/db/client";
import { countersMoved } from "#server/features/bonds/bonds.model";
import type { Events } from "#server/platform/live/events";
import { foldAll, type Folded, foldOne, isAnyPending, isPendingOf } from "./writing.folding.queries.ts";
import { notificationsRang } from "#server/features/notifications/notifications.model";

/** Rings of one message; PostgreSQL takes eight thousand bytes. */
const AT_ONCE = 150;
/** How often what a process left behind that died is looked for. */
const LOOK_EVERY_MS = 2_000;

/**
 * Adds up what acts have noted, and rings for it. Whatever happens within a moment is told at once, so that a popular
 * post wakes every process as often as any other. What is pending stands in the table, and so survives its process.
 */
export class BellService {
  #isDue = true;
  #looked = 0;
  #moved = new Set<number>();

  constructor(
    private readonly db: Db,
    private readonly events: Events,
  ) {}

  /** Remembers that something is pending; called when that is stored. */
  note(): void {
    this.#isDue = true;
  }

  /** Remembers members whose counts are others now, for another reason than an act that is noted. */
  noteMoved(memberIds: readonly number[]): void {
    for (const id of memberIds) this.#moved.add(id);
  }

  /** Adds up and tells what was noted since the last time, here or by a process that is gone. */
  async ring(): Promise<void> {
    const now = Date.now();
    if (!this.#isDue && now - this.#looked >= LOOK_EVERY_MS) {
      this.#looked = now;
      this.#isDue = (await isAnyPending(this.db, {})).length > 0;
    }
    if (this.#isDue) {
      this.#isDue = false;
      await this.#foldEverything().catch((error: unknown) => {
        this.#isDue = true;
        throw error;
      });
    }
    if (this.#moved.size === 0) return;
    const moved = [...this.#moved];
    this.#moved = new Set();
    await this.events.transaction((tx) => this.events.publish(tx, countersMoved, { memberIds: moved }));
  }

  /** Adds up what is pending of a member who is about to read. */
  async settle(memberId: number): Promise<void> {
    const whose = { user: memberId };
    if ((await isPendingOf(this.db, whose)).length > 0) await this.#fold(foldOne, whose);
  }

  async #foldEverything(): Promise<void> {
    while ((await this.#fold(foldAll, {})) > 0);
  }

  /** What rings commits with what it rings for. */
  #fold(fold: typeof foldAll, whose: { user?: number }): Promise<number> {
    return this.events.transaction(async (tx) => {
      const folded = await fold(tx, whose);
      for (let at = 0; at < folded.length; at += AT_ONCE) {
        const some = folded.slice(at, at + AT_ONCE);
        const rings = some.flatMap(({ id, userId, rings: isNew }: Folded) => (isNew ? [{ userId, id }] : []));
        const memberIds = [...new Set(some.map(({ userId }) => userId))];
        if (rings.length > 0) await this.events.publish(tx, notificationsRang, { rings });
        await this.events.publish(tx, countersMoved, { memberIds });
      }
      return folded.length;
    });
  }
}
