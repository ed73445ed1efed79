import type { Db } from "#server/db/client";
import { holdMembers, miscounted, recount } from "./recount.queries.ts";

/** Members looked at by one statement. */
const AT_ONCE = 2_000;

interface Parts {
  db: Db;
  /** Told of each member whose count was wrong, and by how many bonds: it never should be. */
  onDrift(memberId: number, off: number): void;
}

/** Keeps watch over the kept counts of bonds. */
export class BondsRecountService {
  constructor(private readonly parts: Parts) {}

  /** Compares every member's count with their bonds and puts right what is wrong. */
  async run(): Promise<void> {
    let after = 0;
    for (;;) {
      const { last, wrong } = await miscounted(this.parts.db, after, AT_ONCE);
      if (last === null) return;
      if (wrong.length > 0) await this.#repair(wrong);
      after = last;
    }
  }

  /** Whoever makes or ends a bond holds both members first, so what is counted while they are held is what is true. */
  async #repair(ids: number[]): Promise<void> {
    const { db, onDrift } = this.parts;
    const repaired = await db.transaction(async (tx) => {
      await holdMembers(tx, ids);
      return recount(tx, ids);
    });
    for (const { id, off } of repaired) onDrift(id, off);
  }
}
