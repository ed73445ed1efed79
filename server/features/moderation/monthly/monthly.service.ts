import type { Caches, Memory } from "#server/cache/caches";
import { check } from "#server/core/validation";
import type { Db } from "#server/db/client";
import { type MonthsWanted, monthsWanted } from "#server/features/moderation/moderation.rules";
import type { MonthView } from "./monthly.model.ts";
import { lastMonths } from "./monthly.queries.ts";

/** Everybody may read the report, so it is counted at most so often. */
const REMEMBERED_MS = 60_000;

/** Shows everybody, guests too, what was reported and how moderators decided, without a name. */
export class MonthlyService {
  readonly #months: Memory<"months", MonthView[]>;

  constructor(
    private readonly db: Db,
    caches: Caches,
  ) {
    this.#months = caches.memory({ name: "months of moderation", ms: REMEMBERED_MS, max: 1 });
  }

  /** Returns the last months, the newest first; up to a minute old. */
  async list(input: MonthsWanted): Promise<MonthView[]> {
    const { months } = check(monthsWanted, input);
    const all = await this.#months.get("months", () => lastMonths(this.db, {}));
    return (all ?? []).slice(0, months);
  }

  /** Forgets what is remembered, because something was decided on this process. */
  forget(): void {
    this.#months.clear();
  }
}
