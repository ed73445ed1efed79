import type { Db } from "#server/db/client";
import { holdMembers, miscounted, recount } from "./recount.queries.ts";

/** The number of members that one statement checks. */
const AT_ONCE = 2_000;

interface Parts {
  db: Db;
  /** A listener for each member whose count was wrong, and by how many bonds. It should never be called. */
  onDrift(memberId: number, off: number): void;
}

/** Checks the stored counts of bonds. */
export class BondsRecountService {
  constructor(private readonly parts: Parts) {}

  /** Compares every member's count with their bonds and corrects wrong ones. */
  async run(): Promise<void> {
    let after = 0;
    for (;;) {
      const { last, wrong } = await miscounted(this.parts.db, after, AT_ONCE);
      if (last === null) return;
      if (wrong.length > 0) await this.#repair(wrong);
      after = last;
    }
  }

  /** Every change of a bond locks both members first, so a count under the same locks is exact. */
  async #repair(ids: number[]): Promise<void> {
    const { db, onDrift } = this.parts;
    const repaired = await db.transaction(async (tx) => {
      await holdMembers(tx, ids);
      return recount(tx, ids);
    });
    for (const { id, off } of repaired) onDrift(id, off);
  }
}
